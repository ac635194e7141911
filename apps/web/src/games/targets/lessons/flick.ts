import type { Arrangement } from '@caravanserai/targets';
import { lessonOf } from '../../../app/lessons/script.ts';
import type { TargetsLessonTypes } from './targetsLesson.ts';

const ALONE: Arrangement = { towers: { blue: 0 } };
/** Towers at the minimum distance, with one disc between them. */
const NEAR: Arrangement = { middle: 1, options: { gapsCm: { red: 10, blue: 10, yellow: 20, green: 20 } } };

/** From the first swipe to Money time: every rule of the game once, each with a flick or a call. */
export const flick = lessonOf<TargetsLessonTypes, 'flick'>({
  id: 'flick',
  minutes: 3,
  chapters: [
    {
      id: 'swipe',
      rules: ['TT-6', 'TT-9', 'TT-14', 'TT-16'],
      steps: [
        {
          table: ALONE,
          say: 'first',
          sayByKeys: 'firstKeys',
          at: ['red3', 'enlarged'],
          awaits: { goal: 'roll', shown: [{ type: 'flick', vxMmS: -140, vzMmS: -1120, highPm: 120, sidePm: 0 }] },
        },
        { say: 'firstDone' },
        {
          table: { ...NEAR, ...ALONE },
          say: 'disc',
          sayByKeys: 'discKeys',
          at: ['amber1'],
          awaits: { goal: 'disc', shown: [{ type: 'flick', vxMmS: 0, vzMmS: -758, highPm: 180, sidePm: 0 }] },
        },
        { say: 'discDone' },
        {
          table: ALONE,
          say: 'side',
          sayByKeys: 'sideKeys',
          at: ['red3', 'enlarged'],
          awaits: { goal: 'spin', shown: [{ type: 'flick', vxMmS: 220, vzMmS: -1069, highPm: 120, sidePm: 200 }] },
        },
        { say: 'sideDone' },
      ],
    },
    {
      id: 'black',
      rules: ['TT-20', 'TT-21', 'TT-27', 'TT-38'],
      steps: [
        {
          table: { ...NEAR, ...ALONE },
          say: 'aim',
          at: ['amber1'],
          awaits: {
            goal: 'targets',
            shown: [
              { type: 'flick', vxMmS: 0, vzMmS: -956, highPm: 180, sidePm: 0 },
              { type: 'targets', die: 'red3', atMs: 500 },
            ],
            call: 'lessons.flick.black.call',
          },
          otherwise: 'else',
        },
        { say: 'done' },
      ],
    },
    {
      id: 'double',
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
          say: 'call',
          at: ['red2', 'red3', 'double'],
          awaits: { goal: 'double', shown: [{ type: 'double', back: 'red3', other: 'red2', atMs: 500 }] },
          otherwise: 'else',
        },
        { say: 'done' },
      ],
    },
    {
      id: 'rivals',
      rules: ['TT-17', 'TT-18'],
      steps: [
        {
          table: NEAR,
          say: 'topple',
          at: ['blue3'],
          awaits: { goal: 'topple', shown: [{ type: 'flick', vxMmS: 0, vzMmS: -2700, highPm: 240, sidePm: 0 }] },
        },
        { say: 'toppleDone' },
        {
          table: { ...NEAR, ...ALONE, stored: { blue: ['jade1'] } },
          say: 'steal',
          awaits: { goal: 'steal', shown: [{ type: 'flick', vxMmS: 0, vzMmS: -1315, highPm: 240, sidePm: 0 }] },
        },
        { say: 'stealDone' },
      ],
    },
    {
      id: 'end',
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
          say: 'round',
          awaits: { goal: 'award', shown: [{ type: 'flick', vxMmS: -140, vzMmS: -1050, highPm: 180, sidePm: 0 }] },
        },
        { say: 'roundDone' },
        {
          table: {
            ...NEAR,
            middle: 0,
            towers: { red: 1, blue: 0 },
            stored: { red: ['amber1', 'violet1'], blue: ['jade1'] },
          },
          say: 'money',
          awaits: { goal: 'secure', shown: [{ type: 'flick', vxMmS: 0, vzMmS: -1650, highPm: 240, sidePm: 0 }] },
        },
        { say: 'done' },
      ],
    },
  ],
});
