### Was nur die Räume im Terminal sagen, auf Deutsch: Rätsel, Lektionen, Wiedergabe, Ausprobieren.

help-opt-lines = Textzeilen statt eines Bildschirms, geeignet für Screenreader; eine Pipe bekommt sie ohnehin
