import type { Learnable } from '../../../app/lessons/lesson.ts';
import { pathTo } from '../../../app/paths.ts';
import { targets } from '../page.ts';
import { TARGETS_LESSONS } from './lessons.ts';

export const learn: readonly Learnable[] = [
  ...TARGETS_LESSONS.map((lesson) => ({ ...lesson, href: pathTo(targets.screens.lesson.path, lesson.id) })),
  {
    id: 'ground',
    title: 'lessons.flick.ground.title',
    about: 'lessons.flick.ground.about',
    href: targets.screens.practice.path,
  },
  {
    id: 'tricks',
    title: 'lessons.flick.tricks.title',
    about: 'lessons.flick.tricks.about',
    href: targets.screens.tricks.path,
  },
  {
    id: 'almanac',
    title: 'lessons.almanac.title',
    about: 'lessons.almanac.aboutTargets',
    href: targets.screens.almanac.path,
  },
];
