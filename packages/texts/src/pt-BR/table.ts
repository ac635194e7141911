import type { table as English } from '../en/table.ts';
import type { SameKeys } from '../words.ts';

/** Table texts shared by all games. */
export const table = {
  leave: 'Sair da mesa',
  close: 'Fechar',
  nameAndColour: '{{name}} ({{colour}})',
  scrub: {
    label: 'Percorrer a partida',
    slider: 'Momento da partida',
    first: 'Ao começo',
    back: 'Uma jogada para trás',
    forward: 'Uma jogada para a frente',
  },
  past: {
    title: 'Revisão',
    at: 'Depois da jogada {{version}} de {{count}}',
    return: 'Voltar à partida',
  },
  menu: {
    title: 'Esta partida',
    download: 'Salvar em um arquivo',
    new: 'Nova partida',
    leave: 'Sair da mesa',
    options: 'Regras desta partida',
  },
  keys: {
    title: 'Teclas',
  },
} as const satisfies SameKeys<typeof English>;
