/** The icons of the tables' buttons, drawn as lines on a square of 24. */

export const TABLE_ICONS = {
  left: "M7 8.5A7 7 0 1 1 5 14M7 3.5v5h5",
  right: "M17 8.5A7 7 0 1 0 19 14M17 3.5v5h-5",
  nearer: "M12 5.5v13M5.5 12h13",
  farther: "M5.5 12h13",
  fit: "M4.5 9v-4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15M9.5 9.5h5v5h-5Z",
  tiles: "M4.5 7.5h12v12h-12ZM8 4.5h11.5V16M10.5 7.5v12M4.5 13.5h12",
  fields:
    "M3.5 18.5c3-3.5 5.5-4.5 8.5-4.5s5.5 1 8.5 4.5M12 14V6M12 9.5c0-2 1.5-3.5 4-3.5 0 2.5-1.5 4-4 4M12 11.5c0-1.8-1.4-3-3.5-3 0 2.1 1.4 3 3.5 3",
  points: "M4.5 19.5V13h4v6.5M10 19.5v-12h4v12M15.5 19.5V10h4v9.5M3 19.5h18",
  check: "m5 12.5 4.5 4.5L19 7",
  undo: "M8.5 6 4.5 10l4 4M4.5 10h9a5.5 5.5 0 0 1 0 11H10",
  none: "M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM6.8 6.8l10.4 10.4",
  villages:
    "M5.8 4.5h4l2 3.5-2 3.5h-4l-2-3.5ZM14.2 4.5h4l2 3.5-2 3.5h-4l-2-3.5ZM10 13h4l2 3.5-2 3.5h-4l-2-3.5Z",
  warning: "M12 4.5 21 19.5H3ZM12 10v4.5M12 17h.01",
  close: "m6.5 6.5 11 11M17.5 6.5l-11 11",
} as const;

export type TableIconName = keyof typeof TABLE_ICONS;
