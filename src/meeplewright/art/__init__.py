"""What the drawings of every game share: geometry, colours, glyphs. SVG comes from the games."""
