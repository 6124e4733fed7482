"""Pictures of tables as SVG, drawn with the cards and the letters of the page."""
