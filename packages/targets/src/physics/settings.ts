// Measured, and frozen with the rules version: another step or another friction is another game. See docs/physics.md.

export const UM_IN_CM = 10_000; // the engine works in centimetres: in metres the towers fall by themselves
export const MM_IN_CM = 10;

export const STEP_HZ = 240;
export const FRAME_HZ = 120; // what is looked at and kept for drawing
export const STEPS_IN_FRAME = STEP_HZ / FRAME_HZ;
export const SOLVER_ITERATIONS = 4;
export const CONTACT_HZ = 120; // stiffness of contacts: softer ones let the top die of a tower sink by 1.5 mm
export const GRAVITY_CM_S2 = -981;

export const DIE_MASS_G = 5;
export const PUCK_MASS_G = 14; // a hard wood
export const FINGER_UM = 9_000; // half of what a fingertip covers
export const FINGER_YIELDS = 0.045; // by so much more where it strikes an edge: a soft tip closes round it
export const EDGE_RADIUS_UM = 1_000;
export const FRICTION = 0.35;
export const RESTITUTION = 0.4;
export const TABLE_THICKNESS_CM = 5;
export const LOOK_AHEAD_CM = 2; // soft CCD: nothing tunnels up to 4 m/s

// Dice that only just touch are not in contact for the engine until they have pressed on each other: without these steps no flick would
// ever topple one’s own tower.
export const SETTLE_STEPS = 4;

export const REST_CM_S = 1;
export const REST_RAD_S = 0.3;
export const REST_FRAMES = 0.1 * FRAME_HZ;
export const LEANING_FRAMES = 1 * FRAME_HZ; // T7: a die that leans has this long to fall over
export const MAX_FRAMES = 8 * FRAME_HZ; // T12
export const OFF_CM = -0.5; // the die's middle below the table's top
export const FALLEN_CM = -20; // out of sight

// From middle to middle. A die is held where it is until one that moves is as near as this; at 4 m/s, looked at once a frame, that leaves
// it at least the four steps of settling before they touch.
export const NEAR_CM = 14;

export const IN_PLAY_CM_S = 3; // slower dice are stopped by friction within 0.2 mm

export const FLAT_COSINE = 0.985; // as in `faceUp`
export const ROLL_COSINE = 0.75; // T3: a face is on top when it is clearly so
export const MOVED_UM = 500;
export const MOVED_HALF_COSINE = 0.9996; // of half the angle: about 3°

export const CLICK_DYN = 40_000; // contact force that can be heard; the bottom of a tower bears 15,000
