"""What the drawings of all games share: geometry, colours, glyphs. The games make the SVG."""
