/** Pages grouped by audience, in the order of the side bar. A test checks that every page is in a group. */
export const GROUPS = [
  {
    name: 'Play',
    about: 'The rules, line by line, and how the server keeps games fair.',
    files: ['docs/rules/targi.md', 'docs/rules/targets.md', 'docs/fairness.md', 'docs/daily.md', 'docs/glossary.md'],
  },
  {
    name: 'Write a bot',
    about: 'What a bot sees and sends, every request by example, and a bot to start from.',
    files: [
      'docs/write-a-bot.md',
      'docs/view-targi.md',
      'docs/view-targets.md',
      'docs/protocol.md',
      'docs/api.md',
      'docs/library.md',
      'docs/env-protocol.md',
    ],
  },
  {
    name: 'Run a server',
    about: 'From one command to several nodes: settings, backups, limits, metrics.',
    files: ['docs/deploy.md', 'docs/operations.md', 'docs/browsers.md', 'SECURITY.md'],
  },
  {
    name: 'Understand the games',
    about: 'How strong the opponents are, how dice roll, how games are written down.',
    files: ['docs/bots.md', 'docs/physics.md', 'docs/notation.md', 'docs/notation-targets.md'],
  },
  {
    name: 'Build with us',
    about: 'How the code is laid out and tested, and how to add a game, a lesson or a language.',
    files: [
      'README.md',
      'CONTRIBUTING.md',
      'docs/architecture.md',
      'docs/add-a-game.md',
      'docs/write-a-lesson.md',
      'docs/translate.md',
      'docs/transitions.md',
      'docs/performance.md',
      'docs/mutation.md',
      'docs/windows.md',
      'CHANGELOG.md',
      'CODE_OF_CONDUCT.md',
    ],
  },
] as const;

/** Shorter titles for the side bar. */
export const SHORT: Readonly<Record<string, string>> = {
  'README.md': 'About the project',
  'docs/rules/targi.md': 'Rules of Targi',
  'docs/rules/targets.md': 'Rules of Targets',
  'docs/view-targi.md': 'What a bot sees: Targi',
  'docs/view-targets.md': 'What a bot sees: Targets',
};
