/** Signs on the buttons around a game, drawn as lines in a square of 24 by 24. */
export const ICONS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  undo: "M9 5 4 10l5 5M4.500 10H14a5.500 5.500 0 0 1 0 11h-3",
  hint: "M9.500 18h5M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.7.6 1 1.300 1 2.100h5c0-.8.3-1.500 1-2.100A6 6 0 0 0 12 3z",
  list: "M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01",
  log: "M7 4h11v13.500a2.500 2.500 0 0 1-2.500 2.500H6.500A2.500 2.500 0 0 1 4 17.500V16h9.500M7 4a2 2 0 0 0-2 2v10M10 8.500h5M10 12h5",
  ahead: "M5 6l6 6-6 6M13 6l6 6-6 6",
  close: "M6 6l12 12M18 6 6 18",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.500l3 2",
  eye: "M2.500 12C4.200 9 7.600 6 12 6s7.800 3 9.500 6c-1.700 3-5.100 6-9.500 6s-7.800-3-9.500-6zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
  seat: "M7 4v9h10V4M5 13h14v3H5zM7 16v4M17 16v4",
} as const;
export type IconName = keyof typeof ICONS;
