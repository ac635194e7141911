import { at } from '@caravanserai/contract';
import {
  type DieFact,
  type DieId,
  discCentres,
  type Face,
  type Footprint,
  type Point,
  type Puck,
  type Seat,
  seatOf,
} from '@caravanserai/targets';
import type { FlickResult } from '@caravanserai/targets/physics';
import type { Shot } from './shot.ts';

/**
 * A top view of the table after a flick, drawn by both the terminal and the SVG. In millimetres; x to the right, z
 * towards the viewer.
 */
export interface Picture {
  readonly discs: readonly (Spot & { readonly label?: string })[];
  readonly pucks: readonly (Spot & { readonly seat: Seat; readonly tower: readonly DieId[] })[];
  readonly dice: readonly Lying[]; // dice on the table; those lying on other dice come last
  readonly paths: readonly Path[]; // the flicked die's path last
}

export interface Spot {
  readonly x: number;
  readonly z: number;
}

export interface Lying extends Spot {
  readonly die: DieId;
  readonly seat: Seat;
  readonly face: Face | undefined;
  readonly corners: readonly Spot[];
}

export interface Path {
  readonly die: DieId;
  readonly seat: Seat;
  readonly isFlicked: boolean;
  readonly points: readonly Spot[];
}

const FLOATS = 7; // per pose of a trajectory

export function pictureOf({ scene, discs, flick }: Shot, { dice, facts, trajectory }: FlickResult): Picture {
  const factOf = (die: DieId) => facts.find((fact) => fact.die === die);
  const inTower = dice.filter(({ die }) => factOf(die)?.where === 'tower');
  const onTable = dice.filter(({ die }) => factOf(die)?.where === 'table');
  return {
    discs: discCentres(discs).map(spotOf),
    pucks: scene.pucks.map((puck) => ({
      ...spotOf(puck),
      seat: puck.seat,
      tower: inTower
        .filter(({ pose }) => nearest(pose, scene.pucks) === puck)
        .toSorted((a, b) => a.pose.yUm - b.pose.yUm)
        .map(({ die }) => die),
    })),
    dice: onTable.toSorted((a, b) => a.pose.yUm - b.pose.yUm).flatMap(({ die, pose }) => lyingAt(pose, factOf(die))),
    paths: trajectory.dice
      .map(({ die, frames }) => ({ die, seat: seatOf(die), isFlicked: die === flick.die, points: pointsOf(frames) }))
      .toSorted((a, b) => Number(a.isFlicked) - Number(b.isFlicked)),
  };
}

function spotOf({ xUm, zUm }: Point): Spot {
  return { x: xUm / 1000, z: zUm / 1000 };
}

function lyingAt(pose: Point, fact: DieFact | undefined): Lying[] {
  if (!fact) return [];
  const corners: Footprint = fact.footprint;
  return [{ ...spotOf(pose), die: fact.die, seat: seatOf(fact.die), face: fact.face, corners: corners.map(spotOf) }];
}

function nearest(at: Point, pucks: readonly Puck[]): Puck | undefined {
  const far = ({ xUm, zUm }: Point) => (xUm - at.xUm) ** 2 + (zUm - at.zUm) ** 2;
  return pucks.toSorted((a, b) => far(a) - far(b))[0];
}

function pointsOf(frames: Float32Array): Spot[] {
  return Array.from({ length: frames.length / FLOATS }, (_, i) => ({
    x: at(frames, i * FLOATS),
    z: at(frames, i * FLOATS + 2),
  }));
}
