// Tuned by measurements, see docs/physics.md. Any change needs a new rules version, because recorded games would replay differently.

export const UM_IN_CM = 10_000; // the engine uses centimetres, because with metres towers collapse by themselves
export const MM_IN_CM = 10;

export const STEP_HZ = 240;
export const FRAME_HZ = 120; // rate of rest checks and of the recorded trajectory
export const STEPS_IN_FRAME = STEP_HZ / FRAME_HZ;
export const SOLVER_ITERATIONS = 4;
export const CONTACT_HZ = 120; // contact stiffness; with lower values the top die of a tower sinks by 1.5 mm
export const GRAVITY_CM_S2 = -981;

export const DIE_MASS_G = 5;
export const PUCK_MASS_G = 10; // hardwood
export const FINGER_UM = 9_000; // half the width of a fingertip
export const FINGER_YIELDS = 0.045; // relative increase of the width when hitting an edge, because a fingertip is soft
export const EDGE_RADIUS_UM = 1_000;
export const FRICTION = 0.35;
export const RESTITUTION = 0.4;
export const TABLE_THICKNESS_CM = 5;
export const LOOK_AHEAD_CM = 2; // soft CCD: no tunnelling up to 4 m/s

// Steps before the hit. The engine detects contacts of stacked dice only after they have pressed on each other; without these steps no
// flick would topple the player's own tower.
export const SETTLE_STEPS = 4;

export const REST_CM_S = 1;
export const REST_RAD_S = 0.3;
export const REST_FRAMES = 0.1 * FRAME_HZ;
export const LEANING_FRAMES = 1 * FRAME_HZ; // T7: time for a leaning die to fall over
export const MAX_FRAMES = 8 * FRAME_HZ; // T12
export const OFF_CM = -0.5; // height of the die's centre relative to the table's surface
export const FALLEN_CM = -20; // no longer simulated

// Distance between centres at which a moving die releases a held one. Checked once a frame, it leaves at least the four settling steps
// before contact at 4 m/s.
export const NEAR_CM = 14;

export const IN_PLAY_CM_S = 3; // friction stops slower dice within 0.2 mm

export const FLAT_COSINE = 0.985; // as in `faceUp`
export const ROLL_COSINE = 0.75; // T3: threshold for a clearly visible top face
export const MOVED_UM = 500;
export const MOVED_HALF_COSINE = 0.9996; // of half the angle: about 3°

export const CLICK_DYN = 40_000; // audible contact force; the bottom of a tower bears 15,000
