type Physics = typeof import('@caravanserai/targets/physics');

/** Loaded only by commands that simulate dice: the engine is large. */
export async function openPhysics(): Promise<Pick<Physics, 'flick' | 'checkFlick'>> {
  const physics = await import('@caravanserai/targets/physics');
  await physics.loadPhysics();
  return physics;
}
