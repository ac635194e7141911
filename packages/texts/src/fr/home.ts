import type { home as English } from '../en/home.ts';
import type { SameKeys } from '../words.ts';

export const home = {
  title: 'Caravanserai · jouez à Targui et à Targets en ligne',
  description:
    'Une table libre pour deux jeux de société, Targui et Targets. Jouez contre des bots ou entre amis, sur un même appareil ou en ligne, sans compte, et lisez les règles complètes avec chaque carte et chaque précision.',
  skip: 'Aller au contenu',
  tables: 'Tables',
  hero: {
    kicker: 'Logiciel libre · sans compte obligatoire · non officiel',
    title: 'Une auberge, deux tables',
    lead: 'Deux jeux de société vous attendent ici : un duel feutré sous le ciel du désert, et une joyeuse mêlée de dés lancés d’une pichenette. Prenez place.',
  },
  about: {
    label: 'À propos de Caravanserai',
    openTitle: 'Grande ouverte',
    open: 'Tout le programme est libre, sous licence MIT. Lisez-le, ouvrez votre propre auberge, proposez une amélioration.',
    quietTitle: 'Entrée libre',
    quiet:
      'Pas de compte obligatoire, pas de publicité, pas de pistage. Cette page ne charge rien d’un autre site, et les parties contre l’ordinateur restent dans votre navigateur.',
    fairTitle: 'Respect des auteurs',
    fair: 'Un projet non officiel, sans lien avec aucun éditeur. Les mots et les dessins sont les nôtres. Un jeu vous plaît ? Achetez la boîte, elle le mérite.',
  },
  footer: {
    docs: 'Documentation',
    translate: 'Aider à traduire',
    licences: 'Licences',
    source: 'Code source',
    issues: 'Signaler un défaut',
    credits:
      'Targui est un jeu d’Andreas Steiger, Targets un jeu de Wilfried Fort. Les jeux appartiennent à leurs auteurs et éditeurs, qui ne participent pas à ce projet.',
    licence: 'Le logiciel est libre, sous licence MIT.',
    top: 'Haut de page',
  },
} as const satisfies SameKeys<typeof English>;
