const SVG = 'http://www.w3.org/2000/svg';

export type Attributes = Readonly<Record<string, string | number>>;

export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  children: readonly Element[] = [],
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** Stops of a gradient, from its centre or start outwards. */
export function stops(...colours: readonly (readonly [at: number, colour: string, opacity?: number])[]): Element[] {
  return colours.map(([at, colour, opacity = 1]) =>
    svg('stop', { offset: at, 'stop-color': colour, 'stop-opacity': opacity }),
  );
}
