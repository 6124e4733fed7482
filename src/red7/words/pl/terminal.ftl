### Co mówi tylko stół w terminalu, po polsku.

## The screen

terminal-board = Prowadzi według koloru
terminal-too-small = Ten terminal ma { $width }×{ $height } znaków; stół potrzebuje { $least_width }×{ $least_height }. Powiększ okno albo zmniejsz czcionkę: nic nie przepadnie.
