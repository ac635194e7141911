import type { Learnable } from '../../../app/lessons/lesson.ts';
import { pathTo } from '../../../app/paths.ts';
import { targi } from '../page.ts';
import { TARGI_LESSONS } from './lessons.ts';

export const learn: readonly Learnable[] = [
  ...TARGI_LESSONS.map((lesson) => ({ ...lesson, href: pathTo(targi.screens.lesson.path, lesson.id) })),
  {
    id: 'puzzles',
    title: 'lessons.puzzles.title',
    about: 'lessons.puzzles.about',
    href: targi.screens.puzzles.path,
  },
  {
    id: 'mistakes',
    title: 'lessons.mistakes.title',
    about: 'lessons.mistakes.about',
    href: targi.screens.mistakes.path,
  },
  {
    id: 'board',
    title: 'lessons.board.title',
    about: 'lessons.board.about',
    href: targi.screens.analysis.path,
  },
  {
    id: 'almanac',
    title: 'lessons.almanac.title',
    about: 'lessons.almanac.about',
    href: targi.screens.almanac.path,
  },
];
