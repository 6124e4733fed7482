### Lo que solo dice la mesa en el terminal, en español.

## The screen

terminal-board = Va ganando por color
terminal-too-small = Este terminal tiene { $width }×{ $height } caracteres; la mesa necesita { $least_width }×{ $least_height }. Agranda la ventana o reduce la letra: no se pierde nada.
