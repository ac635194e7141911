/** Texts of the home page. */
export const home = {
  title: 'Caravanserai · play Targi and Targets online',
  description:
    'An open-source table for two board games, Targi and Targets. Play against bots or with friends, on one device or online, without an account, and read the complete rules with every card and every ruling.',
  skip: 'Skip to the content',
  tables: 'Tables',
  hero: {
    kicker: 'Open source · no account needed · unofficial',
    title: 'An inn with two tables',
    lead: 'Two board games live here: a quiet duel under the desert sky, and a noisy scramble of flicked dice. Take a seat.',
  },
  about: {
    label: 'About Caravanserai',
    openTitle: 'Everything is open',
    open: 'The whole program is open source under the MIT licence. Read it, run your own inn, send us an improvement.',
    quietTitle: 'No sign-up, no ads',
    quiet:
      'No account needed, no advertising, no tracking. This page loads nothing from other sites, and games against the computer stay in your browser.',
    fairTitle: 'Fair to the makers',
    fair: 'An unofficial project with no ties to any publisher. All words and drawings are our own. If you like a game, buy the box: it is worth it.',
  },
  footer: {
    docs: 'Documents',
    translate: 'Help translate',
    licences: 'Licences',
    source: 'Source',
    issues: 'Report a bug',
    credits:
      'Targi was designed by Andreas Steiger, Targets by Wilfried Fort. The games belong to their authors and publishers, who are not involved in this project.',
    licence: 'The software is free under the MIT licence.',
    top: 'Back to the top',
  },
} as const;
