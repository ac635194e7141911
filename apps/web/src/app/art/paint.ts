/**
 * The palette of all drawings. Cards and pieces are physical objects and keep their colours in both themes. Light comes from the upper left:
 * highlights there, shadows on the right.
 */
export const PAINT = {
  ink: '#2a2146',
  bone: '#fbf4e3',
  sand: '#ecca96',
  sandShade: '#d3a468',
  clay: '#c2613d',
  clayShade: '#96422a',
  indigo: '#3c4a9c',
  indigoShade: '#2b3377',
  indigoLight: '#7785cf',
  plum: '#6d3b74',
  plumShade: '#4c2957',
  gold: '#e5ae37',
  goldLight: '#f9dd87',
  goldShade: '#b67d1b',
  silver: '#d8deea',
  silverLight: '#f7f9fd',
  silverShade: '#9aa5bf',
  palm: '#5d8a4f',
  palmShade: '#3d6540',
  water: '#5ba3bd',
  waterLight: '#a9d8e2',
  wood: '#a8703f',
  woodLight: '#cf9a60',
  woodShade: '#784a28',
  stone: '#cbbda6',
  stoneLight: '#e6dbc6',
  stoneShade: '#9d8f7c',
  date: '#96442b',
  dateLight: '#c8724a',
  dateShade: '#6b2c1f',
  skin: '#a76a43',
  skinShade: '#7f4c2f',
} as const;

/** The stroke style of all drawings: 2 units wide in a box of 64. */
export const INKED = {
  fill: 'none',
  stroke: PAINT.ink,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
