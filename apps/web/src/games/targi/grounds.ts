import type { Symbol } from '@caravanserai/targi/cards';

/** Background colours of each tribe symbol: `sky` and `dune` behind the picture, `paper` at small sizes. */
export const SYMBOL_GROUND = {
  well: { sky: '#bfe0e2', dune: '#e3c28c', paper: '#cfe7e4' },
  camelRider: { sky: '#f6cf9f', dune: '#d98f57', paper: '#f4cf9f' },
  oasis: { sky: '#d3e6b9', dune: '#e6cf94', paper: '#d5e6bb' },
  targia: { sky: '#e3c4dc', dune: '#c793b6', paper: '#e4c8de' },
  tent: { sky: '#c9cdf0', dune: '#e0b983', paper: '#cfd3f2' },
} as const satisfies Record<Symbol, { readonly sky: string; readonly dune: string; readonly paper: string }>;
