"""Tables as pictures in SVG, with the cards and the letters of the page, and as lines of text."""
