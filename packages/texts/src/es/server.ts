import type { server as english } from '../en/server.ts';
import type { SameKeys } from '../words.ts';

export const server: SameKeys<typeof english> = {
  notFound: {
    title: 'Esa página no existe',
    text: 'Nadie en la posada conoce esta dirección. Quizá tenga una errata, o la página se haya mudado.',
    home: 'Volver al inicio',
  },
  mail: {
    subject: 'Es tu turno en Caravanserai',
    text: 'Es tu turno: {{url}}',
  },
};
