import type { targetsShow as English } from '../../en/targets/show.ts';
import type { SameKeys } from '../../words.ts';

export const targetsShow = {
  choice: {
    die: '{{colour}} {{face}}',
    near: '{{die}}, côté {{disc}}',
    far: '{{die}}, loin des disques',
    leans: '{{colour}}, penché',
    left: '{{disc}} à gauche',
    right: '{{disc}} à droite',
    front: '{{disc}} devant',
    back: '{{disc}} au fond',
    how: 'Touchez-le sur la table ou tapez son numéro.',
  },
  sign: {
    straddles: 'à cheval',
    leans: 'penché',
    missed: 'pas annoncé',
    secured: 'acquis',
    nobody: 'personne',
  },
  aims: '{{name}} vise…',
  end: {
    best: 'Le coup de la partie',
    bestBy: '{{seat}}, manche {{round}}',
    bestBy_you: 'Vous, manche {{round}}',
    watch: 'Le revoir',
    stats: 'La partie en chiffres',
    flicks: 'Pichenettes',
    hits: 'Sur un disque',
    targets: 'Targets annoncés',
    doubles: 'Doubles annoncés',
    stolen: 'Disques volés',
    disarmed: 'Tours désarmées',
    missed: 'Annonces manquées',
    faults: 'Fautes',
    fastest: 'Annonce la plus rapide',
    seconds: '{{seconds}} s',
    won: 'Disques gagnés',
  },
  practice: {
    again: 'Rejouer ce coup',
    map: 'Montrer où mes coups ont fini',
    clear: 'Effacer les marques',
    rivals: 'Tours adverses',
  },
  talk: 'Les bots parlent',
  say: {
    leftHand: {
      glad: { a: 'J’ai touché quelque chose !', b: 'Vous avez vu ça ?' },
      cross: { a: 'Mauvaise main, pardon.', b: 'Oh non. Encore.' },
      taunt: { a: 'Même moi, j’y arrive. Peut-être.' },
    },
    tavern: {
      glad: { a: 'Ça mérite un thé !', b: 'Comme au bon vieux temps.' },
      cross: { a: 'La table penche.', b: 'Qui a bougé ce disque ?' },
      taunt: { a: 'J’ai connu une chèvre qui visait mieux.' },
    },
    juggler: {
      glad: { a: 'Abracadabra.', b: 'Regardez l’autre main.' },
      cross: { a: 'Un coup de vent !', b: 'C’était une répétition.' },
      taunt: { a: 'Attention, ce sont des dés, pas des dattes.' },
    },
    master: {
      glad: { a: 'Comme prévu.', b: 'Un sur cent.' },
      cross: { a: 'Improbable.', b: 'C’est noté.' },
      taunt: { a: 'Je l’avais imaginé autrement.' },
    },
  },
} as const satisfies SameKeys<typeof English>;
