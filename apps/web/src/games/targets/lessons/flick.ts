import type { Arrangement } from '@caravanserai/targets';
import type { TargetsLesson } from './targetsLesson.ts';

const ALONE: Arrangement = { towers: { blue: 0 } };
/** Towers at the minimum distance, with one disc between them. */
const NEAR: Arrangement = { middle: 1, options: { gapsCm: { red: 10, blue: 10, yellow: 20, green: 20 } } };

/** From the first swipe to Money time: every rule of the game once, each with a flick or a call. */
export const flick: TargetsLesson = {
  id: 'flick',
  title: 'lessons.flick.title',
  about: 'lessons.flick.about',
  minutes: 3,
  chapters: [
    {
      id: 'swipe',
      title: 'lessons.flick.swipe.title',
      rules: ['TT-6', 'TT-9', 'TT-14', 'TT-16'],
      steps: [
        {
          table: ALONE,
          say: 'lessons.flick.swipe.first',
          sayByKeys: 'lessons.flick.swipe.firstKeys',
          at: ['red3', 'enlarged'],
          awaits: { goal: 'roll', shown: [{ type: 'flick', vxMmS: -140, vzMmS: -1120, highPm: 120, sidePm: 0 }] },
          otherwise: 'lessons.flick.swipe.firstElse',
        },
        { say: 'lessons.flick.swipe.firstDone' },
        {
          table: { ...NEAR, ...ALONE },
          say: 'lessons.flick.swipe.disc',
          sayByKeys: 'lessons.flick.swipe.discKeys',
          at: ['amber1'],
          awaits: { goal: 'disc', shown: [{ type: 'flick', vxMmS: 0, vzMmS: -758, highPm: 180, sidePm: 0 }] },
          otherwise: 'lessons.flick.swipe.discElse',
        },
        { say: 'lessons.flick.swipe.discDone' },
        {
          table: ALONE,
          say: 'lessons.flick.swipe.side',
          sayByKeys: 'lessons.flick.swipe.sideKeys',
          at: ['red3', 'enlarged'],
          awaits: { goal: 'spin', shown: [{ type: 'flick', vxMmS: 220, vzMmS: -1069, highPm: 120, sidePm: 200 }] },
          otherwise: 'lessons.flick.swipe.sideElse',
        },
        { say: 'lessons.flick.swipe.sideDone' },
      ],
    },
    {
      id: 'black',
      title: 'lessons.flick.black.title',
      rules: ['TT-20', 'TT-21', 'TT-27', 'TT-38'],
      steps: [
        {
          table: { ...NEAR, ...ALONE },
          say: 'lessons.flick.black.aim',
          at: ['amber1'],
          awaits: {
            goal: 'targets',
            shown: [
              { type: 'flick', vxMmS: 0, vzMmS: -956, highPm: 180, sidePm: 0 },
              { type: 'targets', die: 'red3', atMs: 500 },
            ],
            call: 'lessons.flick.black.call',
          },
          otherwise: 'lessons.flick.black.else',
        },
        { say: 'lessons.flick.black.done' },
      ],
    },
    {
      id: 'double',
      title: 'lessons.flick.double.title',
      rules: ['TT-24', 'TT-25'],
      steps: [
        {
          table: {
            ...NEAR,
            towers: { red: 1, blue: 0 },
            lying: [
              { die: 'red2', face: 4, xMm: -20, zMm: 10 },
              { die: 'red3', face: 4, xMm: 60, zMm: 50, isFresh: true },
            ],
          },
          say: 'lessons.flick.double.call',
          at: ['red2', 'red3', 'double'],
          awaits: { goal: 'double', shown: [{ type: 'double', back: 'red3', other: 'red2', atMs: 500 }] },
          otherwise: 'lessons.flick.double.else',
        },
        { say: 'lessons.flick.double.done' },
      ],
    },
    {
      id: 'rivals',
      title: 'lessons.flick.rivals.title',
      rules: ['TT-17', 'TT-18'],
      steps: [
        {
          table: NEAR,
          say: 'lessons.flick.rivals.topple',
          at: ['blue3'],
          awaits: { goal: 'topple', shown: [{ type: 'flick', vxMmS: 0, vzMmS: -2700, highPm: 240, sidePm: 0 }] },
          otherwise: 'lessons.flick.rivals.toppleElse',
        },
        { say: 'lessons.flick.rivals.toppleDone' },
        {
          table: { ...NEAR, ...ALONE, stored: { blue: ['jade1'] } },
          say: 'lessons.flick.rivals.steal',
          awaits: { goal: 'steal', shown: [{ type: 'flick', vxMmS: 0, vzMmS: -1315, highPm: 240, sidePm: 0 }] },
          otherwise: 'lessons.flick.rivals.stealElse',
        },
        { say: 'lessons.flick.rivals.stealDone' },
      ],
    },
    {
      id: 'end',
      title: 'lessons.flick.end.title',
      rules: ['TT-31', 'TT-32', 'TT-33', 'TT-36'],
      steps: [
        {
          table: {
            towers: { red: 1, blue: 0 },
            lying: [
              { die: 'red2', face: 6, xMm: 75, zMm: -20 },
              { die: 'blue1', face: 2, xMm: 60, zMm: 22 },
              { die: 'red3', face: 3, xMm: -45, zMm: -70 },
              { die: 'blue2', face: 3, xMm: -15, zMm: -45 },
            ],
          },
          say: 'lessons.flick.end.round',
          awaits: { goal: 'award', shown: [{ type: 'flick', vxMmS: -140, vzMmS: -1050, highPm: 180, sidePm: 0 }] },
          otherwise: 'lessons.flick.end.roundElse',
        },
        { say: 'lessons.flick.end.roundDone' },
        {
          table: {
            ...NEAR,
            middle: 0,
            towers: { red: 1, blue: 0 },
            stored: { red: ['amber1', 'violet1'], blue: ['jade1'] },
          },
          say: 'lessons.flick.end.money',
          awaits: { goal: 'secure', shown: [{ type: 'flick', vxMmS: 0, vzMmS: -1650, highPm: 240, sidePm: 0 }] },
          otherwise: 'lessons.flick.end.moneyElse',
        },
        { say: 'lessons.flick.end.done' },
      ],
    },
  ],
};
