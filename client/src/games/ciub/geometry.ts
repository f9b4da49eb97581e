/** How large dice can be in a box, and where each lies: they fill rows from the left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Grid {
  size: number;
  columns: number;
}

/** The largest dice of which so many fit. */
export function gridFor(box: Box, count: number, gap: number, largest: number): Grid {
  const places = Math.max(1, count);
  let best: Grid = { size: 0, columns: 1 };
  for (let columns = 1; columns <= places; columns += 1) {
    const rows = Math.ceil(places / columns);
    const size = Math.min(
      largest,
      (box.width - gap * (columns - 1)) / columns,
      (box.height - gap * (rows - 1)) / rows,
    );
    if (size > best.size) best = { size, columns };
  }
  const size = Math.max(0, Math.floor(best.size));
  const columns = Math.floor((box.width + gap) / (size + gap));
  return { size, columns: Math.max(best.columns, Math.min(columns, places)) };
}

export function placeAt(
  box: Box,
  grid: Grid,
  slot: number,
  count: number,
  gap: number,
): { x: number; y: number } {
  const rows = Math.ceil(Math.max(1, count) / grid.columns);
  const height = rows * (grid.size + gap) - gap;
  const column = slot % grid.columns;
  const row = Math.floor(slot / grid.columns);
  return {
    x: Math.round(box.x + column * (grid.size + gap)),
    y: Math.round(box.y + (box.height - height) / 2 + row * (grid.size + gap)),
  };
}
