// The part of a picture in which something is drawn.

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The room that is left around what is drawn, in the unit of the picture. */
const ROOM = 8;

/** Shows of a picture what is drawn, without the wide room around it, and says which part that is. Its paper does not count. */
export function crop(picture: SVGSVGElement): Area {
  const [x0 = 0, y0 = 0, width = 1, height = 1] = (picture.getAttribute('viewBox') ?? '').split(/[ ,]+/).map(Number);
  const shapes = [...picture.children].filter((it): it is SVGGraphicsElement => it instanceof SVGGraphicsElement);
  const paper = shapes[0]?.tagName === 'rect' ? shapes[0] : null;
  const boxes = shapes
    .filter((shape) => shape !== paper)
    .map((shape) => shape.getBBox())
    .filter((box) => box.width > 0 || box.height > 0);
  if (boxes.length === 0) return { x: x0, y: y0, width, height };
  const x = Math.max(x0, Math.min(...boxes.map((box) => box.x)) - ROOM);
  const y = Math.max(y0, Math.min(...boxes.map((box) => box.y)) - ROOM);
  const right = Math.min(x0 + width, Math.max(...boxes.map((box) => box.x + box.width)) + ROOM);
  const bottom = Math.min(y0 + height, Math.max(...boxes.map((box) => box.y + box.height)) + ROOM);
  const area = { x, y, width: right - x, height: bottom - y };
  picture.setAttribute('viewBox', Object.values(area).join(' '));
  for (const name of ['width', 'height'] as const) picture.setAttribute(name, `${area[name]}`);
  for (const [name, length] of Object.entries(area)) paper?.setAttribute(name, `${length}`);
  return area;
}
