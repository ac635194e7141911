import {
  Body,
  Box,
  ContactMaterial,
  Cylinder,
  GSSolver,
  Material,
  Quaternion,
  SAPBroadphase,
  Vec3,
  World,
} from 'cannon-es';
import { DIE_UM, type Flick, PUCK_HEIGHT_UM, PUCK_RADIUS_UM, type Scene, TABLE_UM } from '../src/geometry.ts';
import * as S from '../src/physics/settings.ts';

/**
 * The same scene, step, gravity, friction, restitution, mass, hit and rest as a typical cannon-es program. Its dice have sharp edges,
 * because cannon-es has no cubes with rounded ones.
 */
export function flickInCannon(scene: Scene, { die, vxMmS, vzMmS, highPm, sidePm }: Flick): number {
  const wood = new Material('wood');
  const world = new World({ gravity: new Vec3(0, S.GRAVITY_CM_S2, 0), allowSleep: false });
  world.broadphase = new SAPBroadphase(world);
  (world.solver as GSSolver).iterations = 10; // the default
  world.addContactMaterial(new ContactMaterial(wood, wood, { friction: S.FRICTION, restitution: S.RESTITUTION }));

  const halfTable = TABLE_UM / 2 / S.UM_IN_CM;
  const halfThick = S.TABLE_THICKNESS_CM / 2;
  const table = new Body({ mass: 0, material: wood, shape: new Box(new Vec3(halfTable, halfThick, halfTable)) });
  table.position.set(0, -halfThick, 0);
  world.addBody(table);
  const [radius, height] = [PUCK_RADIUS_UM / S.UM_IN_CM, PUCK_HEIGHT_UM / S.UM_IN_CM];
  for (const { xUm, zUm } of scene.pucks) {
    const puck = new Body({ mass: 0, material: wood, shape: new Cylinder(radius, radius, height, 24) });
    puck.position.set(xUm / S.UM_IN_CM, height / 2, zUm / S.UM_IN_CM);
    world.addBody(puck);
  }

  const half = DIE_UM / 2 / S.UM_IN_CM;
  const dice = scene.dice.map(({ die, pose }) => {
    const body = new Body({ mass: S.DIE_MASS_G, material: wood, shape: new Box(new Vec3(half, half, half)) });
    body.linearDamping = 0;
    body.angularDamping = 0;
    body.position.set(pose.xUm / S.UM_IN_CM, pose.yUm / S.UM_IN_CM, pose.zUm / S.UM_IN_CM);
    const [x, y, z, w] = pose.q;
    body.quaternion.copy(new Quaternion(x, y, z, w).normalize());
    world.addBody(body);
    return { die, body };
  });

  const speed = Math.sqrt(vxMmS * vxMmS + vzMmS * vzMmS);
  const side = (sidePm / 1000) * half;
  const impulse = new Vec3(vxMmS, 0, vzMmS).scale(S.DIE_MASS_G / S.MM_IN_CM);
  const offset = new Vec3((-side * vzMmS) / speed, (highPm / 1000) * half, (side * vxMmS) / speed);
  for (let i = 0; i < S.SETTLE_STEPS; i++) world.step(1 / S.STEP_HZ);
  dice.find((one) => one.die === die)?.body.applyImpulse(impulse, offset);

  let quiet = 0;
  let steps = 0;
  while (quiet < S.REST_FRAMES * S.STEPS_IN_FRAME && steps < S.MAX_FRAMES * S.STEPS_IN_FRAME) {
    world.step(1 / S.STEP_HZ);
    steps++;
    const isQuiet = dice.every(
      ({ body }) =>
        body.position.y < S.FALLEN_CM ||
        (body.velocity.lengthSquared() < S.REST_CM_S ** 2 && body.angularVelocity.lengthSquared() < S.REST_RAD_S ** 2),
    );
    quiet = isQuiet ? quiet + 1 : 0;
  }
  return steps;
}
