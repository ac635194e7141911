// Rules version 3 of Targets, from revision eaa572a87782c31b6e6e1bc342f7110f8d2282a6. Made by frozen/make.ts; never edited.
import { ActiveEvents, ColliderDesc, EventQueue, RigidBodyDesc, RigidBodyType, World, init } from "@dimforge/rapier3d-simd-compat";
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// .cache/frozen/packages/contract/src/result.ts
function ok(value) {
	return {
		ok: true,
		value
	};
}
function err(error) {
	return {
		ok: false,
		error
	};
}
/** For programming errors only, never for errors that a player, a file or the network can cause. */
function assert(condition, message) {
	if (!condition) throw new Error(`assertion failed: ${message}`);
}
/** Makes a `switch` exhaustive: it does not compile until every member of the union has a case. */
function assertNever(value) {
	throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
// .cache/frozen/packages/contract/src/sha256.ts
/**
* SHA-256 (FIPS 180-4), synchronous and platform-independent: deals are computed in pages, workers and Node, and the browser's
* `crypto.subtle.digest` is asynchronous.
*/
var K = Uint32Array.from(firstPrimes(64), (prime) => fractionBits(Math.cbrt(prime)));
var START = Uint32Array.from(firstPrimes(8), (prime) => fractionBits(Math.sqrt(prime)));
function sha256(message) {
	const blocks = message.length + 8 + 64 >>> 6;
	const padded = new Uint8Array(blocks * 64);
	padded.set(message);
	padded[message.length] = 128;
	const words = new DataView(padded.buffer);
	words.setUint32(padded.length - 8, Math.floor(message.length / 536870912));
	words.setUint32(padded.length - 4, message.length << 3);
	const hash = START.slice();
	for (let at = 0; at < padded.length; at += 64) compress(hash, words, at);
	const digest = /* @__PURE__ */ new Uint8Array(32);
	const out = new DataView(digest.buffer);
	hash.forEach((word, i) => out.setUint32(i * 4, word));
	return digest;
}
function compress(hash, words, at) {
	const w = /* @__PURE__ */ new Uint32Array(64);
	for (let i = 0; i < 16; i++) w[i] = words.getUint32(at + i * 4);
	for (let i = 16; i < 64; i++) {
		const s0 = rotr(w[i - 15], 7) ^ rotr(w[i - 15], 18) ^ w[i - 15] >>> 3;
		const s1 = rotr(w[i - 2], 17) ^ rotr(w[i - 2], 19) ^ w[i - 2] >>> 10;
		w[i] = w[i - 16] + s0 + w[i - 7] + s1;
	}
	let [a, b, c, d, e, f, g, h] = hash;
	for (let i = 0; i < 64; i++) {
		const t1 = h + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + (e & f ^ ~e & g) + K[i] + w[i] | 0;
		const t2 = (rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
		[h, g, f, e, d, c, b, a] = [
			g,
			f,
			e,
			d + t1 | 0,
			c,
			b,
			a,
			t1 + t2 | 0
		];
	}
	[
		a,
		b,
		c,
		d,
		e,
		f,
		g,
		h
	].forEach((word, i) => hash[i] += word);
}
function rotr(x, by) {
	return x >>> by | x << 32 - by;
}
function fractionBits(x) {
	return Math.floor((x - Math.floor(x)) * 2 ** 32);
}
function firstPrimes(count) {
	const primes = [];
	for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
	return primes;
}
// .cache/frozen/packages/contract/src/rng.ts
/**
* Real games are dealt with ChaCha20 (RFC 8439); the key is SHA-256 of the seed's UTF-8 text. Each shuffle of a match uses its own
* stream (the nonce). So a deal can be recomputed with any cryptography library, and cards already seen do not reveal the next one.
*/
function keyOf(seed) {
	return sha256(new TextEncoder().encode(seed));
}
function chacha(key, stream) {
	const input = /* @__PURE__ */ new Uint32Array(16);
	input.set([
		1634760805,
		857760878,
		2036477234,
		1797285236
	]);
	const bytes = new DataView(key.buffer, key.byteOffset, 32);
	for (let i = 0; i < 8; i++) input[4 + i] = bytes.getUint32(i * 4, true);
	input[15] = stream;
	const block = /* @__PURE__ */ new Uint32Array(16);
	let used = 16;
	return { next() {
		if (used === 16) {
			chachaBlock(input, block);
			input[12]++;
			used = 0;
		}
		return block[used++];
	} };
}
function chachaBlock(input, out) {
	out.set(input);
	for (let round = 0; round < 10; round++) {
		for (let i = 0; i < 4; i++) quarter(out, i, 4 + i, 8 + i, 12 + i);
		for (let i = 0; i < 4; i++) quarter(out, i, 4 + (i + 1 & 3), 8 + (i + 2 & 3), 12 + (i + 3 & 3));
	}
	for (let i = 0; i < 16; i++) out[i] += input[i];
}
function quarter(x, a, b, c, d) {
	x[a] += x[b];
	x[d] = rotl(x[d] ^ x[a], 16);
	x[c] += x[d];
	x[b] = rotl(x[b] ^ x[c], 12);
	x[a] += x[b];
	x[d] = rotl(x[d] ^ x[a], 8);
	x[c] += x[d];
	x[b] = rotl(x[b] ^ x[c], 7);
}
function rotl(x, by) {
	return x << by | x >>> 32 - by;
}
/** A uniform integer from 0 to `n` − 1. Rejection sampling: numbers beyond the last full multiple of `n` are drawn again. */
function below(rng, n) {
	let index = indexFrom(rng.next(), n);
	while (index < 0) index = indexFrom(rng.next(), n);
	return index;
}
/** Maps a drawn number to 0 to `n` − 1, or to −1 if it must be rejected. For hot loops that need their own copy of `below`. */
function indexFrom(drawn, n) {
	const rest = n > 4294967295 ? drawn : (drawn >>> 0) % (n >>> 0);
	return drawn - rest <= 4294967296 - n ? rest : -1;
}
function pick(rng, items) {
	return items[below(rng, items.length)];
}
// .cache/frozen/packages/contract/src/tags.ts
var TAG_ERRORS = [
	"not-a-tag",
	"unknown-tag",
	"repeated-tag",
	"bad-value",
	"missing-tag"
];
/** A game file is a list of tags as in PGN, followed by lines of moves. Empty lines and comments, which begin with `;`, are skipped. */
function parseTagged(text, specs) {
	const lines = text.split(/\r?\n/).map((line, i) => ({
		text: line,
		number: i + 1
	})).filter((line) => line.text.trim() !== "" && !line.text.startsWith(";"));
	const headLength = lines.findIndex((line) => !line.text.startsWith("["));
	const head = headLength < 0 ? lines : lines.slice(0, headLength);
	const tags = parseTags(head, specs);
	return tags.ok ? ok({
		tags: tags.value,
		body: lines.slice(head.length)
	}) : tags;
}
function parseTags(lines, specs) {
	const tags = /* @__PURE__ */ new Map();
	for (const { text, number: line } of lines) {
		const [, name = "", quoted] = /^\[(\w+) ("(?:[^"\\]|\\.)*")\]\s*$/.exec(text) ?? [];
		const value = quoted === void 0 ? void 0 : unquote(quoted);
		if (value === void 0) return textError("not-a-tag", line, 1, text.trim(), ["[Seed \"…\"]"]);
		const spec = specs.find((candidate) => candidate.name === name);
		const names = specs.map((candidate) => candidate.name);
		if (!spec) return textError("unknown-tag", line, 2, name, names);
		if (tags.has(name)) return textError("repeated-tag", line, 2, name, []);
		if (spec.choices && !spec.choices.includes(value)) return textError("bad-value", line, name.length + 3, value, spec.choices);
		tags.set(name, {
			value,
			line
		});
	}
	const missing = specs.find(({ name, isRequired }) => isRequired && !tags.has(name));
	return missing ? textError("missing-tag", 1, 1, "", [`[${missing.name} "…"]`]) : ok(tags);
}
function unquote(quoted) {
	try {
		return JSON.parse(quoted);
	} catch {
		return;
	}
}
function makeTag(name, value) {
	return `[${name} ${JSON.stringify(value)}]`;
}
function textError(code, line, column, found, expected) {
	return err({
		code,
		line,
		column,
		found,
		expected
	});
}
// .cache/frozen/packages/targets/src/events.ts
/** Levels of a tower, from the bottom up. */
var LEVELS = [
	1,
	2,
	3
];
var ENDINGS = [
	"fourth",
	"lastRound",
	"golden"
];
function tell(events, rule, body, reveals = false) {
	events.push({
		...body,
		rule,
		reveals
	});
}
// .cache/frozen/packages/targets/src/geometry.ts
var TABLE_UM = 1e6;
var DISC_RADIUS_UM = 5e4;
var BLACK_RADIUS_UM = 12500;
var DIE_UM = 16e3;
var PUCK_RADIUS_UM = 2e4;
var PUCK_HEIGHT_UM = 1e4;
var FOOTPRINT_UM = 14e3;
var HALF_DIE_UM = DIE_UM / 2;
var FLAT_TOLERANCE_UM = 500;
var Q_ONE = 1e6;
var SEATS = [
	"red",
	"blue",
	"yellow",
	"green"
];
var DICE = SEATS.flatMap((seat) => [
	`${seat}1`,
	`${seat}2`,
	`${seat}3`
]);
var FACES = [
	1,
	2,
	3,
	4,
	5,
	6
];
function seatOf(die) {
	return die.slice(0, -1);
}
/** T2. The apex points along x, so that two players, who sit along z, have mirrored views. */
function discCentres(count) {
	const side = 116e3;
	const half = side / 2;
	switch (count) {
		case 0: return [];
		case 1: return [{
			xUm: 0,
			zUm: 0
		}];
		case 2: return [{
			xUm: half,
			zUm: 0
		}, {
			xUm: -58e3,
			zUm: 0
		}];
		case 3: {
			const apex = Math.round(side / Math.sqrt(3));
			const base = -Math.round(side / Math.sqrt(12));
			return [
				{
					xUm: apex,
					zUm: 0
				},
				{
					xUm: base,
					zUm: half
				},
				{
					xUm: base,
					zUm: -58e3
				}
			];
		}
	}
}
var SINE_60 = Math.sqrt(3) / 2;
/** Clockwise seen from above (x to the right, z towards the viewer), starting at the viewer's side of the table. */
var DIRECTIONS = {
	2: [[0, 1], [0, -1]],
	3: [
		[0, 1],
		[-SINE_60, -.5],
		[SINE_60, -.5]
	],
	4: [
		[0, 1],
		[-1, 0],
		[0, -1],
		[1, 0]
	]
};
var FULL_GAP_CM = 20;
var UM_IN_CM$1 = 1e4;
/** T18, in the order of the seats: two opposite, three at 120°, four at 90°. Partners are opposite each other. */
function pucks(seats, discs = 3, gapsCm = {}) {
	const directions = DIRECTIONS[seats.length];
	assert(directions !== void 0, "two to four seats");
	const centres = discCentres(discs === 0 ? 3 : discs);
	return seats.map((seat, i) => {
		const [x, z] = directions[i];
		const gapUm = (gapsCm[seat] ?? FULL_GAP_CM) * UM_IN_CM$1;
		const distance = Math.max(...centres.map((centre) => puckDistance(centre, x, z, gapUm)));
		return {
			seat,
			xUm: whole(x * distance),
			zUm: whole(z * distance)
		};
	});
}
/** The distance from the origin, in this direction, at which a puck has the required gap to this disc. */
function puckDistance({ xUm, zUm }, x, z, gapUm) {
	const apart = PUCK_RADIUS_UM + gapUm + DISC_RADIUS_UM;
	const along = xUm * x + zUm * z;
	const across = zUm * x - xUm * z;
	return along + Math.sqrt(apart * apart - across * across);
}
var ROOT_HALF = Math.sqrt(.5);
/** Rotations that bring each face to the top. 1, 2 and 3 are counter-clockwise around their corner; opposite faces add up to 7. */
var FACE_TO_TOP = [
	[
		0,
		0,
		0,
		1
	],
	[
		-ROOT_HALF,
		0,
		0,
		ROOT_HALF
	],
	[
		0,
		0,
		ROOT_HALF,
		ROOT_HALF
	],
	[
		0,
		0,
		-ROOT_HALF,
		ROOT_HALF
	],
	[
		ROOT_HALF,
		0,
		0,
		ROOT_HALF
	],
	[
		1,
		0,
		0,
		0
	]
];
var QUARTER_TURNS = [
	[
		0,
		0,
		0,
		1
	],
	[
		0,
		ROOT_HALF,
		0,
		ROOT_HALF
	],
	[
		0,
		1,
		0,
		0
	],
	[
		0,
		-ROOT_HALF,
		0,
		ROOT_HALF
	]
];
var EXACT_ORIENTATIONS = FACE_TO_TOP.flatMap((up) => QUARTER_TURNS.map((turn) => multiply(turn, up)));
/** The 24 upright orientations of a die (T16). Index ÷ 4 is the top face minus one, index mod 4 the number of quarter turns. */
var ORIENTATIONS = EXACT_ORIENTATIONS.map(inMillionths);
/** Level 0 is on the puck. Towers face the middle of the table, so that all players aim under the same conditions. */
function towerPose(puck, level, orientation) {
	return {
		xUm: puck.xUm,
		yUm: 18e3 + level * DIE_UM,
		zUm: puck.zUm,
		q: inMillionths(multiply(facing(puck), EXACT_ORIENTATIONS[orientation]))
	};
}
/** The rotation about y that turns the z axis to the direction from the middle to this point. */
function facing({ xUm, zUm }) {
	const distance = Math.sqrt(xUm * xUm + zUm * zUm);
	if (distance === 0) return [
		0,
		0,
		0,
		1
	];
	const cosine = zUm / distance;
	const halfSine = Math.sqrt((1 - cosine) / 2);
	return [
		0,
		xUm < 0 ? -halfSine : halfSine,
		0,
		Math.sqrt((1 + cosine) / 2)
	];
}
/** The top face; undefined if the die leans by more than ten degrees (T7). */
function faceUp({ q }) {
	const [x, y, z, w] = q;
	const norm = x * x + y * y + z * z + w * w;
	const [upX, upY, upZ] = upwards(q);
	const up = Math.max(Math.abs(upX), Math.abs(upY), Math.abs(upZ));
	if (up * 1e3 < norm * 985) return void 0;
	if (up === Math.abs(upY)) return upY > 0 ? 1 : 6;
	if (up === Math.abs(upZ)) return upZ > 0 ? 2 : 5;
	return upX > 0 ? 3 : 4;
}
/** The upward components of the die's axes, exact, times the squared norm of the quaternion. */
function upwards([x, y, z, w]) {
	return [
		2 * (x * y + z * w),
		y * y + w * w - x * x - z * z,
		2 * (y * z - x * w)
	];
}
/** T6: a whole face is on the table. */
function isFlatOnTable(pose) {
	return faceUp(pose) !== void 0 && Math.abs(pose.yUm - HALF_DIE_UM) <= FLAT_TOLERANCE_UM;
}
var AROUND = [
	[1, 1],
	[1, -1],
	[-1, -1],
	[-1, 1]
];
/** T5: the square of the bottom face; for a leaning die, of the lowest face. */
function footprint({ xUm, zUm, q }) {
	const [x, y, z, w] = q;
	const norm = x * x + y * y + z * z + w * w;
	const [vertical, a, b] = [
		{
			up: 2 * (x * y + z * w),
			x: x * x + w * w - y * y - z * z,
			z: 2 * (x * z - y * w)
		},
		{
			up: y * y + w * w - x * x - z * z,
			x: 2 * (x * y - z * w),
			z: 2 * (y * z + x * w)
		},
		{
			up: 2 * (y * z - x * w),
			x: 2 * (x * z + y * w),
			z: z * z + w * w - x * x - y * y
		}
	].sort((a, b) => Math.abs(b.up) - Math.abs(a.up));
	const down = vertical.up > 0 ? -8e3 : HALF_DIE_UM;
	const [first, second, third, fourth] = AROUND.map(([alongA, alongB]) => ({
		xUm: xUm + whole((down * vertical.x + FOOTPRINT_UM / 2 * (alongA * a.x + alongB * b.x)) / norm),
		zUm: zUm + whole((down * vertical.z + FOOTPRINT_UM / 2 * (alongA * a.z + alongB * b.z)) / norm)
	}));
	return [
		first,
		second,
		third,
		fourth
	];
}
/** T6 and T10: all four corners are within the disc around `centre`, or within the discs under a puck at `centre`. */
function liesOn(corners, centre) {
	return corners.every((corner) => squaredDistance(corner, centre) <= DISC_RADIUS_UM * DISC_RADIUS_UM);
}
/** T5: the square and the black circle have a point in common. */
function touchesBlack(corners, centre) {
	return touches(corners, centre, BLACK_RADIUS_UM);
}
/** T22: the square overlaps the disc. */
function touchesDisc(corners, centre) {
	return touches(corners, centre, DISC_RADIUS_UM);
}
var PUCK_REACH_UM = 20500;
/** T21: the square overlaps the puck's place. */
function touchesPuck(corners, centre) {
	return touches(corners, centre, PUCK_REACH_UM);
}
function touches(corners, centre, radiusUm) {
	if (squaredDistance(corners[0], centre) > 1e10) return false;
	const sides = corners.map((from, i) => ({
		from,
		to: corners[(i + 1) % 4]
	}));
	const turns = sides.map(({ from, to }) => cross(from, to, centre));
	return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0) || sides.some(({ from, to }, i) => isNearSide(from, to, centre, radiusUm, turns[i]));
}
function isNearSide(from, to, centre, radiusUm, turn) {
	const squaredRadius = radiusUm * radiusUm;
	if (squaredDistance(from, centre) <= squaredRadius || squaredDistance(to, centre) <= squaredRadius) return true;
	const squaredLength = squaredDistance(from, to);
	const along = (centre.xUm - from.xUm) * (to.xUm - from.xUm) + (centre.zUm - from.zUm) * (to.zUm - from.zUm);
	if (along <= 0 || along >= squaredLength) return false;
	return BigInt(turn) * BigInt(turn) <= BigInt(squaredRadius) * BigInt(squaredLength);
}
function cross(from, to, point) {
	return (to.xUm - from.xUm) * (point.zUm - from.zUm) - (to.zUm - from.zUm) * (point.xUm - from.xUm);
}
function squaredDistance(a, b) {
	const x = a.xUm - b.xUm;
	const z = a.zUm - b.zUm;
	return x * x + z * z;
}
function multiply([ax, ay, az, aw], [bx, by, bz, bw]) {
	return [
		aw * bx + ax * bw + ay * bz - az * by,
		aw * by - ax * bz + ay * bw + az * bx,
		aw * bz + ax * by - ay * bx + az * bw,
		aw * bw - ax * bx - ay * by - az * bz
	];
}
/** Canonical form: of the two quaternions of an orientation, the one whose last nonzero component is positive. */
function inMillionths(q) {
	const [x, y, z, w] = q.map((part) => whole(part * Q_ONE));
	return (w || z || y || x) < 0 ? [
		whole(-x),
		whole(-y),
		whole(-z),
		whole(-w)
	] : [
		x,
		y,
		z,
		w
	];
}
/** Rounds, and turns −0 into 0, which some comparisons treat as different. */
function whole(value) {
	return Math.round(value) + 0;
}
// .cache/frozen/packages/targets/src/options.ts
var PLAYER_COUNTS = [
	2,
	3,
	4
];
var FIRSTS = [
	...SEATS,
	"drawn",
	"called"
];
var GAPS_CM = [
	10,
	15,
	20
];
var CALLINGS = ["own", "forYou"];
var VARIANTS = [
	"pasVu",
	"threeByThree",
	"teams"
];
var DEFAULT_OPTIONS = {
	players: 2,
	first: "drawn",
	pasVu: false,
	threeByThree: false,
	teams: false,
	calls: "own",
	gapsCm: {
		red: 20,
		blue: 20,
		yellow: 20,
		green: 20
	}
};
var OPTION_REFUSALS = [
	"not-options",
	"first-not-seated",
	"teams-need-four",
	"pas-vu-needs-calls"
];
/** Validates untrusted options. */
function checkOptions(value) {
	if (typeof value !== "object" || !value) return err("not-options");
	const { players, first, pasVu, threeByThree, teams, calls, gapsCm } = value;
	const gaps = checkGaps(gapsCm, Number(players));
	if (!(PLAYER_COUNTS.some((count) => count === players) && FIRSTS.some((seat) => seat === first) && CALLINGS.some((calling) => calling === calls) && [
		pasVu,
		threeByThree,
		teams
	].every((variant) => typeof variant === "boolean")) || !gaps) return err("not-options");
	const options = {
		players,
		first,
		pasVu,
		threeByThree,
		teams,
		calls,
		gapsCm: gaps
	};
	const seats = seatsOf(options);
	if (SEATS.some((seat) => seat === first) && !seats.includes(options.first)) return err("first-not-seated");
	if (options.teams && options.players !== 4) return err("teams-need-four");
	if (options.pasVu && options.calls === "forYou") return err("pas-vu-needs-calls");
	return ok(options);
}
/** Options of games before version 3 have no gaps: all towers were at the full distance. */
function checkGaps(value, players) {
	if (value === void 0) return DEFAULT_OPTIONS.gapsCm;
	if (typeof value !== "object" || !value || !Object.keys(value).every((key) => SEATS.some((seat) => seat === key))) return;
	const gaps = {
		...DEFAULT_OPTIONS.gapsCm,
		...value
	};
	return SEATS.every((seat) => GAPS_CM.some((gap) => gap === gaps[seat])) ? {
		...gaps,
		...fullGaps(SEATS.slice(players))
	} : void 0;
}
function fullGaps(seats) {
	return Object.fromEntries(seats.map((seat) => [seat, DEFAULT_OPTIONS.gapsCm[seat]]));
}
/** The seats of the table, clockwise. */
function seatsOf({ players }) {
	return SEATS.slice(0, players);
}
function nextSeat(options, seat) {
	const seats = seatsOf(options);
	return seats[(seats.indexOf(seat) + 1) % seats.length];
}
function clockwiseFrom(options, seat) {
	const seats = seatsOf(options);
	const start = seats.indexOf(seat);
	return seats.map((_, i) => seats[(start + i) % seats.length]);
}
/** TT-49: partners sit opposite each other. */
function partnerOf(seat) {
	return SEATS[(SEATS.indexOf(seat) + 2) % 4];
}
/** The sides, clockwise: single players or teams. */
function sides(options) {
	const seats = seatsOf(options);
	if (!options.teams) return seats.map((seat) => [seat]);
	return [SEATS[0], SEATS[1]].map((seat) => [seat, partnerOf(seat)]);
}
function sideOf(options, seat) {
	const side = sides(options).find((members) => members.includes(seat));
	assert(side !== void 0, "everybody has a side");
	return side;
}
// .cache/frozen/packages/targets/src/discs.ts
var DISC_COLOURS = [
	"amber",
	"jade",
	"violet"
];
/** TT-2: all discs, by colour. */
var DISCS = DISC_COLOURS.flatMap((colour) => [
	`${colour}1`,
	`${colour}2`,
	`${colour}3`
]);
function discColour(disc) {
	return disc.slice(0, -1);
}
/** The order in which discs come into the middle: colours alternate, or sets of one colour (TT-46). */
function supply({ threeByThree }) {
	if (threeByThree) return DISCS;
	return DISCS.map((_, i) => DISCS[i % 3 * 3 + Math.floor(i / 3)]);
}
// .cache/frozen/packages/targets/src/state.ts
function noCalls() {
	return {
		targets: [],
		fresh: [],
		used: [],
		passed: [],
		isSteal: false,
		lastMs: 0,
		fallen: [],
		pushed: [],
		cancelled: [],
		silentUntilMs: {}
	};
}
function bySeat(make) {
	return {
		red: make("red"),
		blue: make("blue"),
		yellow: make("yellow"),
		green: make("green")
	};
}
/** Copies share poses, pucks and discs, which are replaced and never modified. */
function clone(s) {
	const copies = (lists) => bySeat((seat) => [...lists[seat]]);
	return {
		...s,
		phase: clonePhase(s.phase),
		dice: s.dice.map((die) => ({ ...die })),
		stacks: copies(s.stacks),
		towers: copies(s.towers),
		middle: [...s.middle],
		aside: [...s.aside],
		stored: copies(s.stored),
		won: copies(s.won),
		removed: [...s.removed],
		calls: cloneCalls(s.calls)
	};
}
function cloneCalls(calls) {
	const { targets, fresh, used, passed, fallen, pushed, cancelled, silentUntilMs } = calls;
	return {
		...calls,
		targets: [...targets],
		fresh: [...fresh],
		used: [...used],
		passed: [...passed],
		fallen: [...fallen],
		pushed: [...pushed],
		cancelled: [...cancelled],
		silentUntilMs: { ...silentUntilMs }
	};
}
/** Two phases contain arrays that are modified. */
function clonePhase(phase) {
	if (phase.name === "swap") return {
		...phase,
		chosen: [...phase.chosen]
	};
	return phase.name === "golden" ? {
		...phase,
		results: [...phase.results]
	} : phase;
}
function dieOf(s, id) {
	const die = s.dice.find((candidate) => candidate.die === id);
	assert(die !== void 0, `${id} plays`);
	return die;
}
function puckOf(s, seat) {
	const puck = s.pucks.find((candidate) => candidate.seat === seat);
	assert(puck !== void 0, `${seat} has a puck`);
	return puck;
}
function sendHome(s, id) {
	Object.assign(dieOf(s, id), {
		spot: "out",
		pose: void 0,
		face: void 0,
		isFlat: false
	});
}
/** A die where players see it: one knocked off a tower stays where it fell until calls close (T27). */
function seenDie(s, id) {
	const die = dieOf(s, id);
	const fallen = s.calls.fallen.find((one) => one.die === id);
	return fallen ? {
		...die,
		...fallen,
		spot: "table"
	} : die;
}
/** The scene of the next flick, with towers rebuilt. */
function sceneOf(s) {
	return {
		pucks: s.pucks,
		dice: s.dice.flatMap(({ die, pose }) => pose ? [{
			die,
			pose
		}] : [])
	};
}
/** TT-7: the seat whose flick is next. */
function flicker(s) {
	if (s.phase.name !== "flick") return void 0;
	return clockwiseFrom(s.options, s.phase.from).find((seat) => s.towers[seat].length > 0);
}
function wonBy(s, side) {
	return side.reduce((sum, seat) => sum + s.won[seat].length, 0);
}
/** TT-38. */
function hasFourth(s) {
	return sides(s.options).some((side) => wonBy(s, side) >= 4);
}
function hashState(state) {
	return [...sha256(new TextEncoder().encode(JSON.stringify(withSortedKeys(state)))).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
/** Sorts keys, so that equal states have the same JSON. */
function withSortedKeys(value) {
	if (Array.isArray(value)) return value.map(withSortedKeys);
	if (typeof value !== "object" || !value) return value;
	const entries = Object.entries(value).toSorted(([a], [b]) => a < b ? -1 : 1);
	return Object.fromEntries(entries.map(([key, part]) => [key, withSortedKeys(part)]));
}
// .cache/frozen/packages/targets/src/lying.ts
/** Tests of where dice are, all by their footprint (T5, T6). A die that is not flat on the table is not on any disc. */
function isLyingOn({ pose, isFlat }, centre) {
	return isFlat && pose !== void 0 && liesOn(footprint(pose), centre);
}
function discUnder(s, die) {
	return s.middle.find((disc) => isLyingOn(die, disc))?.disc;
}
/** The disc whose black centre the die touches. */
function blackUnder(s, { spot, pose, isFlat }) {
	if (spot !== "table" || !isFlat || !pose) return void 0;
	const corners = footprint(pose);
	return s.middle.find((disc) => touchesBlack(corners, disc));
}
/** T22: all dice that overlap the disc, even on top of another die or just knocked off a tower (T27). */
function diceOver(s, centre) {
	return s.dice.map(({ die }) => seenDie(s, die)).filter(({ spot, pose }) => spot === "table" && pose !== void 0 && touchesDisc(footprint(pose), centre)).map(({ die }) => die);
}
/** T10: the opponent whose stored discs are under the die. */
function victimOf(s, die) {
	const own = sideOf(s.options, die.holder);
	return s.pucks.map(({ seat }) => seat).find((seat) => !own.includes(seat) && s.stored[seat].length > 0 && isLyingOn(die, puckOf(s, seat)));
}
var REACH_UM = PUCK_RADIUS_UM + 6e3;
/**
* T21: the die leans on a puck or its tower (not flat, and near the puck), or it is flat on the place to which a pushed puck returns
* (T20).
*/
function isOnPuck(s, pose, isFlat) {
	if (isFlat) return s.pucks.some((puck) => touchesPuck(footprint(pose), puck));
	return s.pucks.some(({ xUm, zUm }) => {
		const [x, z] = [xUm - pose.xUm, zUm - pose.zUm];
		return x * x + z * z < REACH_UM * REACH_UM;
	});
}
/** T17: the die that «called for you» and the bots keep: on black, else one that steals, else on a disc, else the higher face. */
function bestKept(s, candidates) {
	const worth = (die) => (blackUnder(s, die) ? 1e3 : 0) + (victimOf(s, die) ? 100 : 0) + (discUnder(s, die) ? 10 : 0) + (die.face ?? 0);
	return candidates.reduce((best, die) => worth(die) > worth(best) ? die : best).die;
}
// .cache/frozen/packages/targets/src/towers.ts
var ORIENTATION_COUNT = 24;
/** T16: each draw uses its own random stream, so that earlier draws do not reveal later ones. */
function drawOrientations(s, count) {
	const rng = chacha(keyOf(s.secret.seed), s.draws++);
	return Array.from({ length: count }, () => below(rng, ORIENTATION_COUNT));
}
/** Builds a straight tower, from the bottom up. Dice in `drawn` get random orientations, the others keep theirs (T20). */
function stack(s, seat, order, drawn) {
	const puck = puckOf(s, seat);
	const orientations = drawn.length === 0 ? [] : drawOrientations(s, drawn.length);
	order.forEach((id, level) => {
		const die = dieOf(s, id);
		const at = drawn.indexOf(id);
		const orientation = at >= 0 ? orientations[at] : nearestOrientation(puck, die.pose);
		die.pose = towerPose(puck, level, orientation);
		die.spot = "tower";
		die.face = void 0;
		die.isFlat = false;
	});
	s.towers[seat] = [...order];
}
/** TT-4: rebuilds the tower from all three dice. */
function rebuild(s, seat) {
	stack(s, seat, s.stacks[seat], s.stacks[seat]);
}
/** The upright orientation nearest to the die's current one. */
function nearestOrientation(puck, pose) {
	assert(pose !== void 0, "what stays on a tower stands somewhere");
	let best = 0;
	let nearness = -1;
	for (let orientation = 0; orientation < ORIENTATION_COUNT; orientation++) {
		const found = Math.abs(dot(towerPose(puck, 0, orientation).q, pose.q));
		if (found > nearness) [best, nearness] = [orientation, found];
	}
	return best;
}
function dot(a, b) {
	return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
}
// .cache/frozen/packages/targets/src/calls.ts
function openCalls(s) {
	return [...openTargets(s), ...openDoubles(s)];
}
function openTargets(s) {
	if (s.phase.name !== "flick") return [];
	return s.calls.targets.flatMap((id) => {
		const die = seenDie(s, id);
		const disc = blackUnder(s, die)?.disc;
		return disc !== void 0 && !s.calls.used.includes(id) && !s.calls.passed.includes(die.holder) ? [{
			call: "targets",
			seat: die.holder,
			die: id,
			disc
		}] : [];
	});
}
function openDoubles(s) {
	if (s.phase.name !== "flick" || s.calls.isSteal || s.calls.fresh.length === 0) return [];
	const shown = s.dice.filter(showsFace);
	return shown.flatMap((one, i) => shown.slice(i + 1).flatMap((other) => {
		if (!isPair(one, other) || one.face === void 0 || !isOpenPair(s, one, other)) return [];
		return [{
			call: "double",
			seat: one.holder,
			dice: [one.die, other.die],
			face: one.face
		}];
	}));
}
/** TT-24: the face of a die counts only if it is flat on the table. */
function showsFace({ spot, face, isFlat }) {
	return spot === "table" && isFlat && face !== void 0;
}
function isPair(one, other) {
	const isSame = one.holder === other.holder && one.face === other.face;
	return one.die !== other.die && isSame && showsFace(one) && showsFace(other);
}
function isOpenPair({ calls }, { die: one, holder }, { die: other }) {
	if (calls.passed.includes(holder) || calls.used.includes(one) || calls.used.includes(other)) return false;
	return calls.fresh.includes(one) || calls.fresh.includes(other);
}
/** The players who can make a call, clockwise. */
function callers(s) {
	const open = openCalls(s);
	return seatsOf(s.options).filter((seat) => open.some((call) => call.seat === seat));
}
/** TT-29: after the last flick of a round all players have to pass, so that nobody learns who could have made a call. */
function isClosing(s) {
	return s.phase.name === "flick" && s.options.calls === "own" && flicker(s) === void 0;
}
/** The players who have to call or pass before the game continues without a flick, clockwise. */
function undecided(s) {
	return isClosing(s) ? seatsOf(s.options).filter((seat) => !s.calls.passed.includes(seat)) : callers(s);
}
/** TT-20 to TT-22. */
function winByTargets(s, id, forYou, events) {
	const die = seenDie(s, id);
	const target = blackUnder(s, die);
	if (!target) return;
	const { disc } = target;
	const home = diceOver(s, target);
	for (const lying of home) goHome(s, lying);
	s.middle = s.middle.filter((candidate) => candidate.disc !== disc);
	s.won[die.holder].push(disc);
	s.targetsWon++;
	tell(events, forYou ? "TT-30" : "TT-20", {
		type: "targets",
		seat: die.holder,
		die: id,
		disc,
		home,
		forYou
	});
}
/** Puts the die under its holder's puck and removes it from the tower to which it would have gone back (T27). */
function goHome(s, id) {
	const { holder } = dieOf(s, id);
	const tower = s.towers[holder];
	s.calls.fallen = s.calls.fallen.filter(({ die }) => die !== id);
	if (tower.includes(id)) stack(s, holder, tower.filter((die) => die !== id), []);
	sendHome(s, id);
}
/** TT-24. */
function recover(s, back, other, face, events) {
	const { holder } = dieOf(s, back);
	s.calls.used.push(back, other);
	stack(s, holder, [...s.towers[holder], back], [back]);
	tell(events, "TT-24", {
		type: "doubled",
		seat: holder,
		back,
		other,
		face
	}, true);
}
/** TT-45. */
function cancelTargets(s, seat, id, events) {
	s.calls.targets = s.calls.targets.filter((die) => die !== id);
	s.calls.cancelled.push(id);
	tell(events, "TT-45", {
		type: "cancelled",
		seat,
		of: dieOf(s, id).holder,
		die: id
	});
}
/** TT-30: first for the player who flicked, then clockwise. */
function callForThem(s, by, events) {
	const seats = seatsOf(s.options);
	const rank = (seat) => (seats.indexOf(seat) - seats.indexOf(by) + seats.length) % seats.length;
	for (let open = openTargets(s); open.length > 0 && !hasFourth(s); open = openTargets(s)) {
		const [next] = open.toSorted((a, b) => rank(a.seat) - rank(b.seat));
		winByTargets(s, next.die, true, events);
	}
}
var SILENCE_MS = 2e3;
/** T29: the only effect is that the player may not call for a while. */
function miscall(s, seat, atMs, events) {
	const untilMs = atMs + SILENCE_MS;
	s.calls.silentUntilMs[seat] = untilMs;
	tell(events, "TT-27", {
		type: "miscalled",
		seat,
		untilMs
	});
}
/** TT-27: closes calls when the next flick starts. */
function closeCalls(s, events) {
	for (const { seat, die } of openTargets(s)) tell(events, "TT-23", {
		type: "missed",
		seat,
		die
	});
}
// .cache/frozen/packages/targets/src/golden.ts
var [DISC] = discCentres(1);
/** TT-40: one disc, star up, and the towers of the tied players. The disc is only a marker; discs left in the middle are put aside. */
function startGolden(s, tied, attempt, events) {
	const seats = seatsOf(s.options).filter((seat) => tied.includes(seat));
	for (const { die } of s.dice) sendHome(s, die);
	for (const seat of seatsOf(s.options)) s.towers[seat] = [];
	s.aside.unshift(...s.middle.map(({ disc }) => disc));
	s.middle = [];
	s.pucks = [...pucks(seatsOf(s.options), 1, s.options.gapsCm)];
	s.flicks = 0;
	s.calls = noCalls();
	s.phase = {
		name: "golden",
		attempt,
		seats,
		results: []
	};
	for (const seat of seats) rebuild(s, seat);
	tell(events, attempt === 1 ? "TT-40" : "TT-44", {
		type: "goldenStarted",
		attempt,
		seats
	}, true);
}
/** T15: each flick is simulated on the same table, which does not change until all of them are scored together. */
function applyGolden(s, seat, outcome, events) {
	if (s.phase.name !== "golden") return;
	s.flicks++;
	const held = s.towers[seat];
	const dice = outcome.dice.filter(({ die }) => held.includes(die)).map(({ die, pose }) => {
		const fact = outcome.facts.find((candidate) => candidate.die === die);
		const face = fact?.where === "table" && fact.isFlat ? fact.face : void 0;
		return {
			die,
			pose,
			face,
			isOnDisc: face !== void 0 && isLyingOn({
				pose,
				isFlat: true
			}, DISC)
		};
	});
	s.phase.results.push({
		seat,
		dice
	});
	tell(events, "TT-41", {
		type: "goldenFlicked",
		seat
	}, true);
	if (s.phase.results.length === s.phase.seats.length) judgeGolden(s, events);
}
/** TT-42 to TT-44. */
function judgeGolden(s, events) {
	if (s.phase.name !== "golden") return;
	const { seats, attempt } = s.phase;
	const dice = s.phase.results.flatMap((result) => result.dice);
	const onDisc = totals(seats, dice.filter(({ isOnDisc }) => isOnDisc));
	const onTable = totals(seats, dice);
	const tied = highest(onDisc);
	const left = sidesOf(s, sidesOf(s, tied).length === 1 ? tied : highest(onTable.filter(({ seat }) => tied.includes(seat))));
	const winners = left.length === 1 ? left[0] : [];
	const rule = sidesOf(s, tied).length === 1 ? "TT-42" : "TT-43";
	tell(events, rule, {
		type: "goldenJudged",
		onDisc,
		onTable,
		winners
	});
	if (left.length > 1) return startGolden(s, left.flat(), attempt + 1, events);
	s.phase = {
		name: "over",
		by: "golden",
		winners: [...winners]
	};
	tell(events, rule, {
		type: "gameOver",
		by: "golden",
		winners
	});
}
function totals(seats, dice) {
	return seats.map((seat) => ({
		seat,
		total: dice.filter(({ die }) => seatOf(die) === seat).reduce((sum, { face }) => sum + (face ?? 0), 0)
	}));
}
function highest(of) {
	const most = Math.max(...of.map(({ total }) => total));
	return of.filter(({ total }) => total === most).map(({ seat }) => seat);
}
/** The sides of these colours. */
function sidesOf(s, seats) {
	return [...new Map(seats.map((seat) => [sideOf(s.options, seat)[0], sideOf(s.options, seat)])).values()];
}
// .cache/frozen/packages/targets/src/rounds.ts
var SETS = 3;
/** Ends the game, the set or the round if the last flick or call completed it. */
function afterCalls(s, events) {
	if (maybeFourth(s, events)) return;
	if (s.middle.length === 0 && s.targetsWon > 0) {
		if (s.options.threeByThree) return endSet(s, events);
		if (s.aside.length === 0 && !isAnyStored(s)) return finish(s, events);
	}
	if (flicker(s) === void 0 && undecided(s).length === 0) endRound(s, events);
}
function isAnyStored({ stored }) {
	return Object.values(stored).some((discs) => discs.length > 0);
}
/** TT-31 to TT-35; TT-47 and TT-48 in 3 × 3. */
function endRound(s, events) {
	tell(events, "TT-8", {
		type: "roundEnded",
		round: s.round
	});
	if (!s.options.threeByThree) {
		validate(s, events);
		if (maybeFourth(s, events)) return;
	}
	const isAwarded = award(s, events);
	if (s.middle.length > 0 && s.targetsWon === 0 && !isAwarded) s.phase = {
		name: "remove",
		seat: s.first
	};
	else goOn(s, events);
}
/** Continues after the awards, or after a disc was removed. */
function goOn(s, events) {
	if (!s.options.threeByThree) return nextRound(s, events);
	if (s.middle.length === 0) endSet(s, events);
	else nextRound(s, events);
}
function validate(s, events) {
	for (const seat of seatsOf(s.options)) {
		const discs = s.stored[seat];
		if (discs.length === 0) continue;
		s.won[seat].push(...discs);
		s.stored[seat] = [];
		tell(events, s.options.threeByThree ? "TT-48" : "TT-31", {
			type: "validated",
			seat,
			discs
		});
	}
}
/** TT-32, TT-33: awards each disc of the middle separately. Returns whether any was awarded. */
function award(s, events) {
	const left = [];
	for (const centre of s.middle) {
		const totals = totalsOn(s, centre);
		const best = highestAlone(totals);
		if (best) s.stored[best.seat].push(centre.disc);
		else left.push(centre);
		tell(events, best ? "TT-32" : "TT-33", {
			type: "awarded",
			disc: centre.disc,
			seat: best?.seat,
			totals
		});
	}
	const isAwarded = left.length < s.middle.length;
	s.middle = left;
	return isAwarded;
}
/** Totals by colour of dice (TT-50), the highest first. */
function totalsOn(s, centre) {
	const lying = s.dice.filter((die) => die.spot === "table" && isLyingOn(die, centre));
	return seatsOf(s.options).map((seat) => ({
		seat,
		total: lying.filter(({ die }) => seatOf(die) === seat).reduce((sum, { face }) => sum + (face ?? 0), 0)
	})).filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
}
/** TT-33: equal totals cancel each other. */
function highestAlone(totals) {
	return totals.find(({ total }) => totals.filter((other) => other.total === total).length === 1);
}
/** TT-48. */
function endSet(s, events) {
	validate(s, events);
	if (maybeFourth(s, events)) return;
	if (s.set === SETS) return finish(s, events);
	s.set++;
	nextRound(s, events);
}
/** TT-35, TT-36, TT-37. */
function nextRound(s, events) {
	const isRefilled = !s.options.threeByThree || s.middle.length === 0;
	const discs = s.middle.map(({ disc }) => disc);
	if (isRefilled) discs.push(...s.aside.splice(0, 3 - discs.length));
	if (discs.length === 0 && !isAnyStored(s)) return finish(s, events);
	s.round++;
	s.first = nextSeat(s.options, s.first);
	setUp(s, discs);
	const { round, set, first } = s;
	tell(events, discs.length === 0 ? "TT-36" : "TT-35", {
		type: "roundStarted",
		round,
		set,
		first,
		discs
	}, true);
}
/** Sets up discs, pucks and towers for a round. */
function setUp(s, discs) {
	const count = discs.length;
	s.middle = discCentres(count).map((centre, i) => ({
		disc: discs[i],
		...centre
	}));
	s.pucks = [...pucks(seatsOf(s.options), count, s.options.gapsCm)];
	for (const seat of seatsOf(s.options)) rebuild(s, seat);
	s.flicks = 0;
	s.targetsWon = 0;
	s.calls = noCalls();
	s.phase = {
		name: "flick",
		from: s.first
	};
}
/** TT-38. */
function maybeFourth(s, events) {
	if (!hasFourth(s)) return false;
	decide(s, "fourth", events);
	return true;
}
function finish(s, events) {
	decide(s, "lastRound", events);
}
/** TT-39, TT-40. */
function decide(s, by, events) {
	const most = Math.max(...sides(s.options).map((side) => wonBy(s, side)));
	const leaders = sides(s.options).filter((side) => wonBy(s, side) === most);
	if (leaders.length > 1) return startGolden(s, leaders.flat(), 1, events);
	s.phase = {
		name: "over",
		by,
		winners: [...leaders[0]]
	};
	s.calls = noCalls();
	tell(events, by === "fourth" ? "TT-38" : "TT-39", {
		type: "gameOver",
		by,
		winners: leaders[0]
	});
}
// .cache/frozen/packages/targets/src/rules.ts
/**
* The numbered rules. Their texts are in `packages/texts`; `docs/rules/targets.md` is generated from both. A ruling (T…) settles what
* the rulebook leaves open, or defines how the program measures it.
*/
var RULE_SECTIONS = {
	setup: [
		"TT-1",
		"TT-2",
		"TT-3",
		"TT-4",
		"TT-5"
	],
	turn: [
		"TT-6",
		"TT-7",
		"TT-8",
		"TT-9",
		"TT-10",
		"TT-11"
	],
	faults: [
		"TT-12",
		"TT-13",
		"TT-14",
		"TT-15",
		"TT-16"
	],
	attacks: [
		"TT-17",
		"TT-18",
		"TT-19"
	],
	targets: [
		"TT-20",
		"TT-21",
		"TT-22",
		"TT-23"
	],
	double: [
		"TT-24",
		"TT-25",
		"TT-26"
	],
	calls: [
		"TT-27",
		"TT-28",
		"TT-29",
		"TT-30"
	],
	endOfRound: [
		"TT-31",
		"TT-32",
		"TT-33",
		"TT-34",
		"TT-35"
	],
	end: [
		"TT-36",
		"TT-37",
		"TT-38",
		"TT-39"
	],
	golden: [
		"TT-40",
		"TT-41",
		"TT-42",
		"TT-43",
		"TT-44"
	],
	variants: [
		"TT-45",
		"TT-46",
		"TT-47",
		"TT-48",
		"TT-49",
		"TT-50",
		"TT-51",
		"TT-52"
	],
	open: ["TT-53", "TT-54"]
};
var RULINGS = {
	T1: "TT-1",
	T2: "TT-2",
	T3: "TT-14",
	T4: "TT-17",
	T5: "TT-20",
	T6: "TT-9",
	T7: "TT-9",
	T8: "TT-10",
	T9: "TT-27",
	T10: "TT-18",
	T11: "TT-8",
	T12: "TT-13",
	T13: "TT-21",
	T14: "TT-38",
	T15: "TT-41",
	T16: "TT-4",
	T17: "TT-16",
	T18: "TT-3",
	T19: "TT-34",
	T20: "TT-11",
	T21: "TT-15",
	T22: "TT-21",
	T23: "TT-29",
	T24: "TT-50",
	T25: "TT-51",
	T26: "TT-17",
	T27: "TT-20",
	T28: "TT-18",
	T29: "TT-27",
	T30: "TT-5",
	T31: "TT-3"
};
/** The reasons for refusing a move, each with its rule. */
var REASONS = {
	"game-over": "TT-39",
	"not-a-move": "TT-54",
	"not-now": "TT-10",
	"not-your-flick": "TT-7",
	"no-die-left": "TT-7",
	"not-whole": "TT-54",
	"no-speed": "TT-6",
	"too-fast": "TT-6",
	"beside-the-die": "TT-6",
	"answer-first": "TT-30",
	"not-fallen": "TT-16",
	"not-in-the-middle": "TT-34",
	"not-your-die": "TT-20",
	"not-on-black": "TT-20",
	"too-late": "TT-23",
	"die-used": "TT-26",
	"not-a-double": "TT-24",
	"old-double": "TT-25",
	"double-after-steal": "TT-19",
	"call-order": "TT-28",
	"let-go": "TT-29",
	"nothing-to-let-go": "TT-29",
	silenced: "TT-27",
	"no-pas-vu": "TT-45",
	"own-targets": "TT-45"
};
/** The faults that put a die out for the round, each with its rule. */
var FAULTS = {
	off: "TT-13",
	unsettled: "TT-13",
	slid: "TT-14",
	onPuck: "TT-15",
	stayed: "TT-15",
	notKept: "TT-16"
};
// .cache/frozen/packages/targets/src/flicking.ts
/** Applies a simulated flick in place: faults, disarms, steals, then calls open (T8). */
function applyFlick(s, seat, outcome, events) {
	closeCalls(s, events);
	s.calls = noCalls();
	s.flicks++;
	const resting = reader(outcome);
	const flicked = s.towers[seat].at(-1);
	assert(flicked !== void 0, "the flicker has a die");
	const faults = [];
	for (const { die, spot } of s.dice) if (spot === "table") faults.push(...restOnTable(s, die, resting(die), "pushed"));
	const landed = leaveOwnTower(s, seat, flicked, resting, faults);
	const { face } = dieOf(s, flicked);
	tell(events, "TT-6", {
		type: "flicked",
		seat,
		die: flicked,
		face,
		disc: discUnder(s, dieOf(s, flicked))
	}, true);
	for (const [die, fault] of faults) faultOf(s, die, fault, events);
	disarmAll(s, seat, resting, events);
	noteCalls(s, seat, resting);
	if (landed.length > 1) {
		if (s.options.calls === "own") {
			s.phase = {
				name: "keep",
				seat,
				dice: landed
			};
			return;
		}
		keepOne(s, seat, landed, bestKept(s, landed.map((die) => dieOf(s, die))), events);
		return;
	}
	settle(s, seat, events);
}
function reader({ dice, facts }) {
	return (id) => {
		const fact = facts.find(({ die }) => die === id);
		const pose = dice.find(({ die }) => die === id)?.pose;
		assert(fact !== void 0 && pose !== void 0, `the outcome tells of ${id}`);
		return {
			fact,
			pose
		};
	};
}
/** Stores where a die came to rest, and returns the fault if it may not stay there. */
function restOnTable(s, id, { fact, pose }, how) {
	const die = dieOf(s, id);
	const isNew = die.spot === "tower" || fact.face !== void 0 && fact.face !== die.face;
	Object.assign(die, {
		spot: "table",
		pose,
		face: fact.face,
		isFlat: fact.isFlat
	});
	if (fact.where === "off") return [[id, "off"]];
	if (fact.where === "unsettled") return [[id, "unsettled"]];
	if (isOnPuck(s, pose, fact.isFlat)) return [[id, "onPuck"]];
	if (how === "flicked" && !fact.rolled) return [[id, "slid"]];
	if (isNew) s.calls.fresh.push(id);
	return [];
}
/** Returns the player's dice that left the tower and may stay on the table; only one of them will (TT-16). */
function leaveOwnTower(s, seat, flicked, resting, faults) {
	const tower = s.towers[seat];
	const left = tower.filter((die) => resting(die).fact.where !== "tower");
	const standing = tower.filter((die) => die !== flicked && !left.includes(die));
	const landed = [];
	for (const die of left.toReversed()) {
		const found = restOnTable(s, die, resting(die), die === flicked ? "flicked" : "pushed");
		faults.push(...found);
		if (found.length === 0) landed.push(die);
	}
	if (!left.includes(flicked)) faults.push([flicked, "stayed"]);
	keepStanding(s, seat, standing, resting);
	return landed;
}
/** Updates the dice that stay on a puck; the tower is straightened if a die moved (T20). */
function keepStanding(s, seat, standing, resting) {
	for (const id of standing) dieOf(s, id).pose = resting(id).pose;
	if (standing.some((id) => resting(id).fact.moved)) stack(s, seat, standing, []);
	else s.towers[seat] = [...standing];
}
function faultOf(s, id, fault, events) {
	tell(events, FAULTS[fault], {
		type: "fault",
		seat: dieOf(s, id).holder,
		die: id,
		fault
	});
	sendHome(s, id);
}
/** TT-17: of all towers that lost dice, only the one touched first loses a die for good (T26). */
function disarmAll(s, by, resting, events) {
	const isFallen = (die) => resting(die).fact.where !== "tower";
	const since = (seat) => Math.min(...s.towers[seat].map((die) => resting(die).fact.sinceFrame ?? Infinity));
	const others = clockwiseFrom(s.options, by).filter((seat) => seat !== by);
	const [first] = others.filter((seat) => s.towers[seat].some(isFallen)).toSorted((a, b) => since(a) - since(b) || 0);
	for (const seat of others) {
		const fallen = s.towers[seat].filter(isFallen);
		if (fallen.length === 0) keepStanding(s, seat, s.towers[seat], resting);
		else disarm(s, seat, by, fallen, seat === first, resting, events);
	}
}
/**
* T4: the topmost fallen die is out and the others go back to the tower, wherever they came to rest. Until calls close they stay visible
* where they are (T27).
*/
function disarm(s, seat, by, fallen, pays, resting, events) {
	const tower = s.towers[seat];
	const out = pays ? fallen[fallen.length - 1] : void 0;
	const back = fallen.filter((die) => die !== out);
	for (const id of tower) dieOf(s, id).pose = resting(id).pose;
	if (out) sendHome(s, out);
	stack(s, seat, tower.filter((die) => die !== out), back);
	for (const id of fallen) {
		const { fact, pose } = resting(id);
		const { where, face, isFlat } = fact;
		if (where === "table" && !isOnPuck(s, pose, isFlat)) s.calls.fallen.push({
			die: id,
			pose,
			face,
			isFlat
		});
	}
	tell(events, "TT-17", {
		type: "disarmed",
		seat,
		by,
		out,
		back
	}, back.length > 0);
}
/** Records the dice that this flick moved onto black (TT-20, TT-23) and those that may steal (T28). */
function noteCalls(s, by, resting) {
	const moved = s.dice.map(({ die }) => seenDie(s, die)).filter(({ spot }) => spot === "table").filter(({ die }) => resting(die).fact.moved);
	s.calls.targets = moved.filter((die) => blackUnder(s, die)).map(({ die }) => die);
	s.calls.pushed = moved.filter(({ holder }) => holder === by).map(({ die }) => die);
}
/** TT-16: keeps one die; the others are faults. */
function keepOne(s, seat, landed, kept, events) {
	tell(events, "TT-16", {
		type: "kept",
		seat,
		die: kept
	});
	for (const die of landed) if (die !== kept) faultOf(s, die, "notKept", events);
	settle(s, seat, events);
}
/** The last part of a flick: steals (TT-18, T28), then calls. */
function settle(s, seat, events) {
	for (const die of s.calls.pushed) {
		const victim = victimOf(s, dieOf(s, die));
		if (!victim) continue;
		const discs = s.stored[victim];
		s.stored[victim] = [];
		s.stored[seat].push(...discs);
		s.calls.isSteal = true;
		tell(events, "TT-18", {
			type: "stole",
			seat,
			from: victim,
			discs
		});
	}
	s.phase = {
		name: "flick",
		from: nextSeat(s.options, seat)
	};
	if (s.options.calls === "forYou") callForThem(s, seat, events);
	afterCalls(s, events);
}
// .cache/frozen/packages/targets/src/moves.ts
var MOVE_TYPES = [
	"flick",
	"golden",
	"keep",
	"targets",
	"double",
	"pasVu",
	"pass",
	"begin",
	"remove",
	"swap"
];
var MAX_SPEED_MM_S$1 = 4e3;
var MAX_CONTACT_PM$1 = 1e3;
var LATEST_CALL_MS = 36e5;
/** Why a stroke's numbers are invalid, or undefined. Agrees with `checkFlick` of the physics. */
function strokeRefusal({ vxMmS, vzMmS, highPm, sidePm }) {
	if (![
		vxMmS,
		vzMmS,
		highPm,
		sidePm
	].every(Number.isSafeInteger)) return "not-whole";
	const squaredSpeed = vxMmS * vxMmS + vzMmS * vzMmS;
	if (squaredSpeed > 16e6) return "too-fast";
	if (squaredSpeed === 0) return "no-speed";
	return Math.abs(highPm) > 1e3 || Math.abs(sidePm) > 1e3 ? "beside-the-die" : void 0;
}
/** Parses an untrusted move, or returns undefined. The range of a stroke is checked later, because each error has its own reason. */
function parseMove(value) {
	if (typeof value !== "object" || !value) return void 0;
	const { type, die, back, other, disc, level, atMs, vxMmS, vzMmS, highPm, sidePm } = value;
	switch (type) {
		case "flick":
		case "golden":
			if (!isNumber(vxMmS) || !isNumber(vzMmS) || !isNumber(highPm) || !isNumber(sidePm)) return void 0;
			return {
				type,
				vxMmS: vxMmS + 0,
				vzMmS: vzMmS + 0,
				highPm: highPm + 0,
				sidePm: sidePm + 0
			};
		case "keep": return isDie$1(die) ? {
			type,
			die
		} : void 0;
		case "targets":
		case "pasVu": return isDie$1(die) && isTime(atMs) ? {
			type,
			die,
			atMs
		} : void 0;
		case "double": return isDie$1(back) && isDie$1(other) && isTime(atMs) ? {
			type,
			back,
			other,
			atMs
		} : void 0;
		case "pass": return { type };
		case "begin": return isTime(atMs) ? {
			type,
			atMs
		} : void 0;
		case "remove": return isDisc(disc) ? {
			type,
			disc
		} : void 0;
		case "swap": return isDie$1(die) && isLevel(level) ? {
			type,
			die,
			level
		} : void 0;
		default: return;
	}
}
function isNumber(value) {
	return typeof value === "number";
}
function isDie$1(value) {
	return DICE.some((die) => die === value);
}
function isDisc(value) {
	return DISCS.some((disc) => disc === value);
}
function isLevel(value) {
	return LEVELS.some((level) => level === value);
}
function isTime(value) {
	return Number.isSafeInteger(value) && value >= 0 && value <= 36e5;
}
// .cache/frozen/packages/targets/src/judge.ts
/** The seats that may act now; the one whose decision is due comes first. */
function toAct(s) {
	switch (s.phase.name) {
		case "start": return seatsOf(s.options);
		case "swap": {
			const { chosen } = s.phase;
			return seatsOf(s.options).filter((seat) => !chosen.some((choice) => choice.seat === seat));
		}
		case "keep":
		case "remove": return [s.phase.seat];
		case "golden": {
			const { seats, results } = s.phase;
			return seats.filter((seat) => !results.some((result) => result.seat === seat));
		}
		case "over": return [];
		case "flick": {
			if (isClosing(s)) return undecided(s);
			const calling = callers(s);
			if (s.options.calls === "forYou" && calling.length > 0) return calling;
			const next = flicker(s);
			const rivals = s.options.pasVu && openTargets(s).length > 0 ? seatsOf(s.options) : [];
			return [.../* @__PURE__ */ new Set([
				...next ? [next] : [],
				...calling,
				...rivals
			])];
		}
		default: return assertNever(s.phase);
	}
}
/** Why a move is illegal, or undefined if it is legal. The seat must be one of `toAct`. Pages, servers and bots all use this. */
function refusalOf(s, seat, move) {
	switch (move.type) {
		case "flick": return flickRefusal(s, seat) ?? strokeRefusal(move);
		case "golden": return s.phase.name === "golden" ? strokeRefusal(move) : "not-now";
		case "keep":
			if (s.phase.name !== "keep") return "not-now";
			return s.phase.dice.includes(move.die) ? void 0 : "not-fallen";
		case "remove":
			if (s.phase.name !== "remove") return "not-now";
			return s.middle.some(({ disc }) => disc === move.disc) ? void 0 : "not-in-the-middle";
		case "swap":
			if (s.phase.name !== "swap") return "not-now";
			return s.stacks[seat].includes(move.die) ? void 0 : "not-your-die";
		case "pass":
			if (s.phase.name !== "flick") return "not-now";
			return undecided(s).includes(seat) ? void 0 : "nothing-to-let-go";
		case "begin": return s.phase.name === "start" ? void 0 : "not-now";
		case "targets":
		case "double":
		case "pasVu":
			if (s.phase.name !== "flick") return "not-now";
			if (move.atMs < (s.calls.silentUntilMs[seat] ?? 0)) return "silenced";
			return callRefusal(s, seat, move) ?? (move.atMs < s.calls.lastMs ? "call-order" : void 0);
		default: return assertNever(move);
	}
}
function flickRefusal(s, seat) {
	if (s.phase.name !== "flick") return "not-now";
	if (s.options.calls === "forYou" && callers(s).length > 0) return "answer-first";
	if (flicker(s) === seat) return void 0;
	return s.towers[seat].length === 0 ? "no-die-left" : "not-your-flick";
}
var NOTHING_TO_CALL = /* @__PURE__ */ new Set([
	"not-your-die",
	"not-on-black",
	"too-late",
	"not-a-double",
	"old-double",
	"double-after-steal"
]);
/** T29: a call without a matching die. Calling too late, or twice, is not a miscall. */
function isMiscall(s, seat, move) {
	if (s.options.calls !== "own" || s.phase.name !== "flick" || !isCall(move)) return false;
	if (!seatsOf(s.options).includes(seat) || !NOTHING_TO_CALL.has(refusalOf(s, seat, move))) return false;
	return !(move.type === "double" ? [] : [move.die]).some((die) => s.calls.targets.includes(die) || s.calls.cancelled.includes(die));
}
function isCall(move) {
	return move.type === "targets" || move.type === "double" || move.type === "pasVu";
}
function callRefusal(s, seat, move) {
	if (move.type === "double") return doubleRefusal(s, seat, move.back, move.other);
	const die = inPlay(s, move.die);
	if (move.type === "targets") return die?.holder === seat ? targetsRefusal(s, die) : "not-your-die";
	if (!s.options.pasVu) return "no-pas-vu";
	if (die?.holder === seat) return "own-targets";
	return die ? targetsRefusal(s, die) : "not-on-black";
}
function targetsRefusal(s, die) {
	if (s.calls.used.includes(die.die)) return "die-used";
	if (!blackUnder(s, die)) return "not-on-black";
	if (s.calls.passed.includes(die.holder)) return "let-go";
	return s.calls.targets.includes(die.die) ? void 0 : "too-late";
}
function doubleRefusal(s, seat, back, other) {
	const dice = [inPlay(s, back), inPlay(s, other)].map((die) => die && dieOf(s, die.die));
	if (!dice.every((die) => die?.holder === seat)) return "not-your-die";
	if (s.calls.used.includes(back) || s.calls.used.includes(other)) return "die-used";
	const [one, two] = dice;
	if (!one || !two || !isPair(one, two)) return "not-a-double";
	if (s.calls.isSteal) return "double-after-steal";
	if (s.calls.passed.includes(seat)) return "let-go";
	return openDoubles(s).some((open) => open.dice.includes(back) && open.dice.includes(other)) ? void 0 : "old-double";
}
function inPlay(s, id) {
	return s.dice.some(({ die }) => die === id) ? seenDie(s, id) : void 0;
}
// .cache/frozen/packages/targets/src/teams.ts
/** TT-49: swaps the dice for the whole match when both partners have chosen. */
function swapDice(s, seat, die, level, events) {
	const { phase } = s;
	assert(phase.name === "swap", "dice are swapped before the first round");
	const mine = {
		seat,
		die,
		level
	};
	const partner = partnerOf(seat);
	const theirs = phase.chosen.find((choice) => choice.seat === partner);
	phase.chosen.push(mine);
	if (theirs) {
		for (const [to, from] of [[mine, theirs], [theirs, mine]]) {
			const own = s.stacks[to.seat].filter((id) => id !== to.die);
			s.stacks[to.seat] = own.toSpliced(to.level - 1, 0, from.die);
			dieOf(s, from.die).holder = to.seat;
		}
		for (const { seat: to, die: gave, level: at } of [theirs, mine]) {
			rebuild(s, to);
			tell(events, "TT-49", {
				type: "swapped",
				seat: to,
				gave,
				got: to === seat ? theirs.die : die,
				level: at
			}, true);
		}
	}
	if (phase.chosen.length < seatsOf(s.options).length) return;
	s.phase = s.options.first === "called" ? { name: "start" } : {
		name: "flick",
		from: s.first
	};
}
// .cache/frozen/packages/targets/src/engine.ts
/** TT-1 to TT-5. */
function init$1(options, seed) {
	assert(checkOptions(options).ok, "options from outside go through checkOptions");
	const seats = seatsOf(options);
	const drawn = () => seats[below(chacha(keyOf(seed), 0), seats.length)];
	const first = options.first === "drawn" || options.first === "called" ? drawn() : options.first;
	const ownDice = (seat) => DICE.filter((die) => seatOf(die) === seat && seats.includes(seat));
	const aside = [...supply(options)];
	const discs = aside.splice(0, 3);
	const s = {
		options,
		secret: { seed },
		draws: 1,
		round: 1,
		set: 1,
		flicks: 0,
		first,
		phase: {
			name: "flick",
			from: first
		},
		pucks: [],
		dice: seats.flatMap(ownDice).map((die) => ({
			die,
			holder: seatOf(die),
			spot: "out",
			pose: void 0,
			face: void 0,
			isFlat: false
		})),
		stacks: bySeat(ownDice),
		towers: bySeat(() => []),
		middle: [],
		aside,
		stored: bySeat(() => []),
		won: bySeat(() => []),
		removed: [],
		targetsWon: 0,
		calls: noCalls()
	};
	setUp(s, discs);
	if (options.first === "called") s.phase = { name: "start" };
	if (options.teams) s.phase = {
		name: "swap",
		chosen: []
	};
	return s;
}
function needs(s) {
	switch (s.phase.name) {
		case "start":
		case "swap":
		case "golden": return {
			kind: s.phase.name,
			seats: toAct(s)
		};
		case "keep": return {
			kind: "keep",
			seat: s.phase.seat,
			dice: s.phase.dice
		};
		case "remove": return {
			kind: "remove",
			seat: s.phase.seat,
			discs: s.middle.map(({ disc }) => disc)
		};
		case "over": return {
			kind: "over",
			winners: s.phase.winners
		};
		case "flick": {
			const seat = flicker(s);
			const die = seat && s.towers[seat].at(-1);
			if (!die || s.options.calls === "forYou" && callers(s).length > 0) return {
				kind: "calls",
				seats: undecided(s)
			};
			return {
				kind: "flick",
				seat,
				die
			};
		}
		default: return assertNever(s.phase);
	}
}
/** Converts a player's stroke to the flick that the physics simulates. */
function flickOf(s, seat, { vxMmS, vzMmS, highPm, sidePm }) {
	const die = s.towers[seat].at(-1);
	assert(die !== void 0, "who flicks has a die");
	return {
		die,
		vxMmS,
		vzMmS,
		highPm,
		sidePm,
		tower: s.phase.name === "golden"
	};
}
/** The rules with a given simulation of flicks. Pure if `simulate` is: checks the move, then plays it on a copy. */
function playWith(simulate) {
	return (state, seat, move) => {
		if (state.phase.name === "over") return err({
			code: "illegal",
			reason: "game-over"
		});
		const parsed = parseMove(move);
		const next = clone(state);
		const events = [];
		if (parsed && isMiscall(state, seat, parsed)) {
			miscall(next, seat, parsed.atMs, events);
			return ok({
				state: next,
				events
			});
		}
		if (!toAct(state).includes(seat)) return err({ code: "not-your-turn" });
		if (!parsed) return err({
			code: "illegal",
			reason: "not-a-move"
		});
		const reason = refusalOf(state, seat, parsed);
		if (reason) return err({
			code: "illegal",
			reason
		});
		playUnchecked(next, seat, parsed, simulate, events);
		return ok({
			state: next,
			events
		});
	};
}
/** In place. The move must be legal. */
function playUnchecked(s, seat, move, simulate, events) {
	switch (move.type) {
		case "flick": return applyFlick(s, seat, simulate(sceneOf(s), flickOf(s, seat, move)), events);
		case "golden": return applyGolden(s, seat, simulate(sceneOf(s), flickOf(s, seat, move)), events);
		case "keep":
			if (s.phase.name === "keep") keepOne(s, seat, s.phase.dice, move.die, events);
			return;
		case "remove":
			s.middle = s.middle.filter(({ disc }) => disc !== move.disc);
			s.removed.push(move.disc);
			tell(events, s.options.threeByThree ? "TT-47" : "TT-34", {
				type: "removed",
				seat,
				disc: move.disc
			});
			return goOn(s, events);
		case "swap": return swapDice(s, seat, move.die, move.level, events);
		case "begin":
			s.first = seat;
			s.phase = {
				name: "flick",
				from: seat
			};
			return tell(events, "TT-5", {
				type: "began",
				seat
			});
		case "pass":
			s.calls.passed.push(seat);
			tell(events, "TT-29", {
				type: "passed",
				seat
			});
			return afterCalls(s, events);
		case "targets":
			s.calls.lastMs = move.atMs;
			winByTargets(s, move.die, false, events);
			return afterCalls(s, events);
		case "double": {
			s.calls.lastMs = move.atMs;
			const { face } = dieOf(s, move.back);
			if (face) recover(s, move.back, move.other, face, events);
			return afterCalls(s, events);
		}
		case "pasVu":
			s.calls.lastMs = move.atMs;
			cancelTargets(s, seat, move.die, events);
			return afterCalls(s, events);
		default: return assertNever(move);
	}
}
/** Replays a record and checks each move; `at` is the index of the first illegal one. */
function replay({ options, seed, moves }, simulate) {
	const play = playWith(simulate);
	const start = init$1(options, seed);
	const steps = [];
	let state = start;
	for (const [at, { seat, move }] of moves.entries()) {
		const played = play(state, seat, move);
		if (!played.ok) return err({
			at,
			refusal: played.error
		});
		state = played.value.state;
		steps.push({
			seat,
			move,
			events: played.value.events,
			state
		});
	}
	return ok({
		start,
		steps,
		end: state
	});
}
// .cache/frozen/packages/targets/src/sample.ts
/** A random legal move. Flicks are aimed roughly at a disc, a puck or the middle. */
function sampleMove(s, seat, rng) {
	const { phase } = s;
	switch (phase.name) {
		case "start": return {
			type: "begin",
			atMs: below(rng, 3e3)
		};
		case "swap": return {
			type: "swap",
			die: pick(rng, s.stacks[seat]),
			level: pick(rng, LEVELS)
		};
		case "keep": return {
			type: "keep",
			die: pick(rng, phase.dice)
		};
		case "remove": return {
			type: "remove",
			disc: pick(rng, s.middle).disc
		};
		case "golden": return {
			type: "golden",
			...sampleStroke(puckOf(s, seat), {
				xUm: 0,
				zUm: 0
			}, rng)
		};
		default:
			assert(toAct(s).includes(seat), "moves are sampled for players who may act");
			return pick(rng, sampleInTurn(s, seat, rng));
	}
}
/** All possible calls, and a flick if it is this player's turn. */
function sampleInTurn(s, seat, rng) {
	const moves = [];
	const own = openCalls(s).filter((open) => open.seat === seat);
	const atMs = s.calls.lastMs + below(rng, 1e3);
	for (const open of own) {
		if (open.call === "targets") moves.push({
			type: "targets",
			die: open.die,
			atMs
		});
		else moves.push({
			type: "double",
			back: open.dice[0],
			other: open.dice[1],
			atMs
		});
		if (open.call === "double") moves.push({
			type: "double",
			back: open.dice[1],
			other: open.dice[0],
			atMs
		});
	}
	if (undecided(s).includes(seat)) moves.push({ type: "pass" });
	if (s.options.pasVu) {
		for (const { die, seat: of } of openTargets(s)) if (of !== seat) moves.push({
			type: "pasVu",
			die,
			atMs
		});
	}
	if (flicker(s) === seat && (s.options.calls === "own" || openCalls(s).length === 0)) {
		const others = s.pucks.filter((puck) => puck.seat !== seat);
		const aims = [
			...s.middle,
			...s.middle,
			...others,
			{
				xUm: 0,
				zUm: 0
			}
		];
		moves.push({
			type: "flick",
			...sampleStroke(puckOf(s, seat), pick(rng, aims), rng)
		});
	}
	return moves;
}
/** 0.8 to 1.5 m/s, up to 10% off the direction, slightly above the centre. Dice then roll, and the player's own tower stays up. */
function sampleStroke(from, to, rng) {
	const speed = 800 + below(rng, 701);
	const [x, z] = [to.xUm - from.xUm, to.zUm - from.zUm];
	const length = Math.sqrt(x * x + z * z) || 1;
	const off = below(rng, 201) - 100;
	return {
		vxMmS: Math.round(speed * (x - z * off / 1e3) / length) + 0,
		vzMmS: Math.round(speed * (z + x * off / 1e3) / length) + 0,
		highPm: 100 + below(rng, 101),
		sidePm: below(rng, 101) - 50
	};
}
// .cache/frozen/packages/targets/src/score.ts
function score(s) {
	const { phase } = s;
	return {
		seats: seatsOf(s.options).map((seat) => ({
			seat,
			won: s.won[seat].length,
			stored: s.stored[seat].length,
			total: wonBy(s, sideOf(s.options, seat))
		})),
		winners: phase.name === "over" ? phase.winners : [],
		decidedBy: phase.name === "over" ? phase.by : void 0
	};
}
// .cache/frozen/packages/targets/src/view.ts
/** Names every field. A spread of the state would leak fields added later. */
function view(s, viewer) {
	return {
		viewer,
		toAct: toActFor(s, viewer),
		open: openCalls(s).filter(({ seat }) => seat === viewer),
		options: s.options,
		draws: s.draws,
		round: s.round,
		set: s.set,
		flicks: s.flicks,
		first: s.first,
		phase: s.phase,
		pucks: s.pucks,
		dice: s.dice,
		stacks: s.stacks,
		towers: s.towers,
		middle: s.middle,
		aside: s.aside,
		stored: s.stored,
		won: s.won,
		removed: s.removed,
		targetsWon: s.targetsWon,
		calls: s.calls
	};
}
/** The seats to act that this viewer may know: the player to flick, and the viewer if they can make a call. */
function toActFor(s, viewer) {
	const all = toAct(s);
	if (s.phase.name !== "flick" || s.options.calls === "forYou" || isClosing(s)) return all;
	const next = flicker(s);
	return all.filter((seat) => seat === next || seat === viewer);
}
/** Events contain no hidden information. */
function redact(event, _viewer) {
	return event;
}
/** The same table with a new seed. Bots are given this, never the real state. */
function guess(seen, rng) {
	const seed = Array.from({ length: 4 }, () => rng.next().toString(16).padStart(8, "0")).join("");
	return {
		options: seen.options,
		secret: { seed },
		draws: seen.draws,
		round: seen.round,
		set: seen.set,
		flicks: seen.flicks,
		first: seen.first,
		phase: seen.phase,
		pucks: seen.pucks,
		dice: seen.dice,
		stacks: seen.stacks,
		towers: seen.towers,
		middle: seen.middle,
		aside: seen.aside,
		stored: seen.stored,
		won: seen.won,
		removed: seen.removed,
		targetsWon: seen.targetsWon,
		calls: seen.calls
	};
}
// .cache/frozen/packages/targets/src/arrange.ts
var UM_IN_MM = 1e3;
/** Red flicks first. The result is deterministic: all randomness comes from the seed. */
function arrange({ options, middle, towers = {}, stored = {}, lying = [], seed = "laid" }) {
	const s = init$1({
		...DEFAULT_OPTIONS,
		first: "red",
		...options
	}, seed);
	const taken = new Set(Object.values(stored).flat());
	const free = supply(s.options).filter((disc) => !taken.has(disc));
	const count = middle ?? 3;
	setUp(s, free.slice(0, count));
	s.aside = count === 0 ? [] : free.slice(count);
	for (const seat of SEATS) s.stored[seat] = [...stored[seat] ?? []];
	for (const seat of seatsOf(s.options)) lower(s, seat, towers[seat] ?? s.stacks[seat].length);
	for (const laid of lying) layDie(s, laid);
	s.flicks = lying.length;
	s.calls.fresh = lying.filter(({ isFresh }) => isFresh).map(({ die }) => die);
	s.calls.targets = s.calls.fresh.filter((die) => blackUnder(s, dieOf(s, die)));
	return s;
}
function lower(s, seat, height) {
	const [standing, others] = [s.stacks[seat].slice(0, height), s.stacks[seat].slice(height)];
	stack(s, seat, standing, standing);
	for (const die of others) sendHome(s, die);
}
function layDie(s, { die: id, face, xMm, zMm }) {
	const die = dieOf(s, id);
	assert(die.spot === "out", `${id} does not stand in a tower`);
	const q = ORIENTATIONS[(face - 1) * 4];
	assert(q !== void 0, "a die can stand on each face");
	const pose = {
		xUm: xMm * UM_IN_MM,
		yUm: DIE_UM / 2,
		zUm: zMm * UM_IN_MM,
		q
	};
	Object.assign(die, {
		spot: "table",
		pose,
		face,
		isFlat: true
	});
}
// .cache/frozen/packages/targets/src/notation.ts
/**
* The notation of a move and its seat, as one word:
*
*     red:412,-1130,140,0   red:targets:red1@640   blue:double:blue2+blue3@900   green:pass
*/
function makeTurn({ seat, move }) {
	return `${seat}:${makeMove(move)}`;
}
function makeMove(move) {
	switch (move.type) {
		case "flick":
		case "golden": {
			const numbers = [
				move.vxMmS,
				move.vzMmS,
				move.highPm,
				move.sidePm
			].join(",");
			return move.type === "golden" ? `tower:${numbers}` : numbers;
		}
		case "keep": return `keep:${move.die}`;
		case "targets": return `targets:${move.die}@${move.atMs}`;
		case "pasVu": return `pasvu:${move.die}@${move.atMs}`;
		case "double": return `double:${move.back}+${move.other}@${move.atMs}`;
		case "remove": return `remove:${move.disc}`;
		case "swap": return `swap:${move.die}>${move.level}`;
		case "pass": return "pass";
		case "begin": return `begin@${move.atMs}`;
	}
}
var WORD = /^(?<seat>[a-z]+):(?<body>.+)$/;
var BODIES = [
	[/^(?<x>-?\d+),(?<z>-?\d+),(?<high>-?\d+),(?<side>-?\d+)$/, (found) => ({
		type: "flick",
		...strokeOf(found)
	})],
	[/^tower:(?<x>-?\d+),(?<z>-?\d+),(?<high>-?\d+),(?<side>-?\d+)$/, (found) => ({
		type: "golden",
		...strokeOf(found)
	})],
	[/^keep:(?<die>\w+)$/, ({ die }) => ({
		type: "keep",
		die
	})],
	[/^targets:(?<die>\w+)@(?<at>\d+)$/, ({ die, at }) => ({
		type: "targets",
		die,
		atMs: Number(at)
	})],
	[/^pasvu:(?<die>\w+)@(?<at>\d+)$/, ({ die, at }) => ({
		type: "pasVu",
		die,
		atMs: Number(at)
	})],
	[/^double:(?<back>\w+)\+(?<other>\w+)@(?<at>\d+)$/, ({ back, other, at }) => ({
		type: "double",
		back,
		other,
		atMs: Number(at)
	})],
	[/^remove:(?<disc>\w+)$/, ({ disc }) => ({
		type: "remove",
		disc
	})],
	[/^swap:(?<die>\w+)>(?<level>\d)$/, ({ die, level }) => ({
		type: "swap",
		die,
		level: Number(level)
	})],
	[/^pass$/, () => ({ type: "pass" })],
	[/^begin@(?<at>\d+)$/, ({ at }) => ({
		type: "begin",
		atMs: Number(at)
	})]
];
function strokeOf({ x, z, high, side }) {
	return {
		vxMmS: Number(x),
		vzMmS: Number(z),
		highPm: Number(high),
		sidePm: Number(side)
	};
}
/** Accepts only the canonical notation: not `01` or `-0`. */
function parseTurn(word) {
	const { seat, body } = WORD.exec(word)?.groups ?? {};
	if (!SEATS.some((known) => known === seat)) return void 0;
	for (const [pattern, read] of BODIES) {
		const match = pattern.exec(body);
		const move = match && parseMove(read(match.groups ?? {}));
		if (!move) continue;
		const turn = {
			seat,
			move
		};
		return makeTurn(turn) === word ? turn : void 0;
	}
}
/** Notation of expected moves; `…` stands for values that the player chooses. */
var FORMS = {
	flick: (seat) => `${seat}:…,…,…,…`,
	golden: (seat) => `${seat}:tower:…,…,…,…`,
	keep: (seat, die) => `${seat}:keep:${die}`,
	targets: (seat, die) => `${seat}:targets:${die}@…`,
	double: (seat, back, other) => `${seat}:double:${back}+${other}@…`,
	pasVu: (seat, die) => `${seat}:pasvu:${die}@…`,
	pass: (seat) => `${seat}:pass`,
	begin: (seat) => `${seat}:begin@…`,
	remove: (seat, disc) => `${seat}:remove:${disc}`,
	swap: (seat, die, level) => `${seat}:swap:${die}>${level}`
};
// .cache/frozen/packages/targets/src/gamefile.ts
/**
* Writes a match as text: tags as in PGN, then one line for each flick and the calls after it.
*
*     2.3 blue:-30,1200,150,20 red:targets:red1@640 blue:double:blue2+blue3@900
*/
function makeGame(record, simulate) {
	const replayed = replay(record, simulate);
	assert(replayed.ok, "only legal games are written");
	const { start, steps, end } = replayed.value;
	const seats = seatsOf(record.options);
	const variants = VARIANTS.filter((variant) => record.options[variant]);
	const head = [
		makeTag("Game", "Targets"),
		makeTag("Rules", `${record.rulesVersion}`),
		makeTag("Seed", record.seed),
		makeTag("Players", `${record.options.players}`),
		makeTag("First", record.options.first),
		makeTag("Variants", variants.join(" ")),
		makeTag("Calls", record.options.calls),
		makeTag("Gaps", seats.map((seat) => record.options.gapsCm[seat]).join(" ")),
		...seats.map((seat) => makeTag(tagOf(seat), record.players[seat])),
		makeTag("Result", resultOf(end))
	];
	const lines = [];
	let before = start;
	for (const step of steps) {
		if (lines.length === 0 || isFlick(step)) lines.push(labelOf(before));
		lines[lines.length - 1] += ` ${makeTurn(step)}`;
		before = step.state;
	}
	return [
		...head,
		"",
		...lines,
		""
	].join("\n");
}
function tagOf(seat) {
	return seat[0].toUpperCase() + seat.slice(1);
}
function isFlick({ move }) {
	return move.type === "flick" || move.type === "golden";
}
/** The number of the next flick, at the start of its line: round and flick. Swaps and the opening call are on the line 1.0. */
function labelOf({ phase, round, flicks }) {
	if (phase.name === "swap" || phase.name === "start") return "1.0";
	return phase.name === "golden" ? `golden${phase.attempt}.${flicks + 1}` : `${round}.${flicks + 1}`;
}
function resultOf({ phase, options, won }) {
	if (phase.name !== "over") return "*";
	const counts = seatsOf(options).map((seat) => won[seat].length);
	return `${phase.winners.join("+")} ${counts.join("-")}`;
}
var GAME_FILE_ERRORS = [
	...TAG_ERRORS,
	"wrong-turn",
	"new-line",
	"not-a-word",
	"illegal-move",
	"after-the-end",
	"wrong-result"
];
var VARIANT_CHOICES = VARIANTS.reduce((choices, variant) => choices.concat(choices.map((chosen) => `${chosen} ${variant}`.trim())), [""]);
/** All values of the tag `Gaps`, in the order of the seats. */
function gapChoices(players) {
	return Array.from({ length: players - 1 }).reduce((lists) => lists.flatMap((list) => GAPS_CM.map((gap) => `${list} ${gap}`)), GAPS_CM.map(String));
}
var TAGS = [
	{
		name: "Game",
		choices: ["Targets"],
		isRequired: true
	},
	{
		name: "Rules",
		choices: [`3`],
		isRequired: true
	},
	{
		name: "Seed",
		isRequired: true
	},
	{
		name: "Players",
		choices: PLAYER_COUNTS.map(String)
	},
	{
		name: "First",
		choices: FIRSTS
	},
	{
		name: "Variants",
		choices: VARIANT_CHOICES
	},
	{
		name: "Calls",
		choices: CALLINGS
	},
	{
		name: "Gaps",
		choices: PLAYER_COUNTS.flatMap(gapChoices)
	},
	...SEATS.map((seat) => ({ name: tagOf(seat) })),
	{ name: "Result" }
];
/** Parses a match and checks every move. Returns the whole record or the first error. */
function parseGame(text, simulate) {
	const parsed = parseTagged(text, TAGS);
	if (!parsed.ok) return parsed;
	const { tags, body } = parsed.value;
	const head = parseHead(tags);
	if (!head.ok) return head;
	const reading = {
		state: init$1(head.value.options, head.value.seed),
		moves: [],
		play: playWith(simulate)
	};
	for (const line of body) {
		const read = readLine(reading, line);
		if (!read.ok) return read;
	}
	const result = tags.get("Result");
	const expected = resultOf(reading.state);
	if (result && result.value !== expected) return textError("wrong-result", result.line, 1, result.value, [expected]);
	return ok({
		...head.value,
		moves: reading.moves
	});
}
/** The tag reported for options that cannot be combined. */
var TAG_OF_REFUSAL = {
	"not-options": "Players",
	"first-not-seated": "First",
	"teams-need-four": "Variants",
	"pas-vu-needs-calls": "Calls"
};
function parseHead(tags) {
	const options = optionsOf(tags);
	const checked = checkOptions(options);
	if (!checked.ok) {
		const name = TAG_OF_REFUSAL[checked.error];
		const tag = tags.get(name);
		const fitting = (TAGS.find((spec) => spec.name === name)?.choices ?? []).filter((value) => checkOptions(optionsOf(new Map([...tags, [name, {
			value,
			line: 0
		}]]))).ok);
		return textError("bad-value", tag?.line ?? 1, name.length + 3, tag?.value ?? "", fitting);
	}
	const valueOf = (name) => tags.get(name)?.value ?? "";
	return ok({
		rulesVersion: 3,
		seed: valueOf("Seed"),
		options,
		players: {
			red: valueOf("Red"),
			blue: valueOf("Blue"),
			yellow: valueOf("Yellow"),
			green: valueOf("Green")
		}
	});
}
function optionsOf(tags) {
	const variants = tags.get("Variants")?.value.split(" ") ?? [];
	const gaps = tags.get("Gaps")?.value.split(" ").map(Number) ?? [];
	return {
		players: Number(tags.get("Players")?.value ?? DEFAULT_OPTIONS.players),
		first: tags.get("First")?.value ?? DEFAULT_OPTIONS.first,
		pasVu: variants.includes("pasVu"),
		threeByThree: variants.includes("threeByThree"),
		teams: variants.includes("teams"),
		calls: tags.get("Calls")?.value ?? DEFAULT_OPTIONS.calls,
		gapsCm: {
			...DEFAULT_OPTIONS.gapsCm,
			...Object.fromEntries(gaps.map((gap, i) => [SEATS[i], gap]))
		}
	};
}
function readLine(reading, { text, number }) {
	const [label, ...words] = text.matchAll(/\S+/g);
	const { state } = reading;
	if (state.phase.name === "over") return textError("after-the-end", number, label.index + 1, label[0], []);
	const wanted = labelOf(state);
	if (label[0] !== wanted) return textError("wrong-turn", number, label.index + 1, label[0], [wanted]);
	if (words.length === 0) return textError("new-line", number, text.length + 1, "", expectedWords(state));
	const isBefore = state.phase.name === "swap" || state.phase.name === "start";
	for (const [i, { 0: word, index }] of words.entries()) {
		const read = readWord(reading, word, number, index + 1, i === 0 && !isBefore);
		if (!read.ok) return read;
	}
	return ok(void 0);
}
function readWord(reading, word, line, column, beginsTurn) {
	const { state } = reading;
	if (state.phase.name === "over") return textError("after-the-end", line, column, word, []);
	const turn = parseTurn(word);
	if (!turn) return textError("not-a-word", line, column, word, expectedWords(state));
	if (isFlick(turn) !== beginsTurn) return textError("new-line", line, column, word, expectedWords(state));
	const played = reading.play(state, turn.seat, turn.move);
	if (!played.ok) {
		const reason = played.error.code === "illegal" ? played.error.reason : "not-now";
		return err({
			code: "illegal-move",
			line,
			column,
			found: word,
			expected: expectedWords(state),
			reason
		});
	}
	reading.state = played.value.state;
	reading.moves.push(turn);
	return ok(void 0);
}
/** The notation of every move that is possible now. */
function expectedWords(s) {
	const need = needs(s);
	switch (need.kind) {
		case "swap": return need.seats.flatMap((seat) => s.stacks[seat].flatMap((die) => LEVELS.map((level) => FORMS.swap(seat, die, level))));
		case "start": return need.seats.map(FORMS.begin);
		case "keep": return need.dice.map((die) => FORMS.keep(need.seat, die));
		case "remove": return need.discs.map((disc) => FORMS.remove(need.seat, disc));
		case "golden": return need.seats.map(FORMS.golden);
		case "over": return [];
		default: return [...need.kind === "flick" ? [FORMS.flick(need.seat)] : [], ...callWords(s)];
	}
}
function callWords(s) {
	const open = openCalls(s);
	const calls = open.flatMap((call) => {
		if (call.call === "targets") return [FORMS.targets(call.seat, call.die)];
		const [one, other] = call.dice;
		return [FORMS.double(call.seat, one, other), FORMS.double(call.seat, other, one)];
	});
	const rivals = openTargets(s).flatMap(({ die, seat: of }) => s.options.pasVu ? toAct(s).flatMap((seat) => seat === of ? [] : [FORMS.pasVu(seat, die)]) : []);
	const passes = [...new Set(open.map(({ seat }) => seat))].map(FORMS.pass);
	return [
		...calls,
		...rivals,
		...passes
	];
}
// .cache/frozen/packages/targets/src/index.ts
var src_exports = /* @__PURE__ */ __exportAll({
	BLACK_RADIUS_UM: () => BLACK_RADIUS_UM,
	CALLINGS: () => CALLINGS,
	DEFAULT_OPTIONS: () => DEFAULT_OPTIONS,
	DICE: () => DICE,
	DIE_UM: () => DIE_UM,
	DISCS: () => DISCS,
	DISCS_TO_WIN: () => 4,
	DISC_COLOURS: () => DISC_COLOURS,
	DISC_RADIUS_UM: () => DISC_RADIUS_UM,
	ENDINGS: () => ENDINGS,
	FACES: () => FACES,
	FAULTS: () => FAULTS,
	FIRSTS: () => FIRSTS,
	FOOTPRINT_UM: () => FOOTPRINT_UM,
	GAME_FILE_ERRORS: () => GAME_FILE_ERRORS,
	GAPS_CM: () => GAPS_CM,
	LATEST_CALL_MS: () => LATEST_CALL_MS,
	LEVELS: () => LEVELS,
	MAX_CONTACT_PM: () => MAX_CONTACT_PM$1,
	MAX_SPEED_MM_S: () => MAX_SPEED_MM_S$1,
	MIDDLE_SIZE: () => 3,
	MOVE_TYPES: () => MOVE_TYPES,
	OPTION_REFUSALS: () => OPTION_REFUSALS,
	ORIENTATIONS: () => ORIENTATIONS,
	PLAYER_COUNTS: () => PLAYER_COUNTS,
	PUCK_HEIGHT_UM: () => PUCK_HEIGHT_UM,
	PUCK_RADIUS_UM: () => PUCK_RADIUS_UM,
	REASONS: () => REASONS,
	RULES_VERSION: () => 3,
	RULE_SECTIONS: () => RULE_SECTIONS,
	RULINGS: () => RULINGS,
	SEATS: () => SEATS,
	SILENCE_MS: () => SILENCE_MS,
	STAGING_MS: () => 700,
	TABLE_UM: () => TABLE_UM,
	VARIANTS: () => VARIANTS,
	arrange: () => arrange,
	bestKept: () => bestKept,
	blackUnder: () => blackUnder,
	callers: () => callers,
	checkOptions: () => checkOptions,
	clockwiseFrom: () => clockwiseFrom,
	clone: () => clone,
	discCentres: () => discCentres,
	discColour: () => discColour,
	discUnder: () => discUnder,
	expectedWords: () => expectedWords,
	faceUp: () => faceUp,
	flickOf: () => flickOf,
	flicker: () => flicker,
	footprint: () => footprint,
	guess: () => guess,
	hashState: () => hashState,
	inMillionths: () => inMillionths,
	init: () => init$1,
	isClosing: () => isClosing,
	isFlatOnTable: () => isFlatOnTable,
	isLyingOn: () => isLyingOn,
	isMiscall: () => isMiscall,
	liesOn: () => liesOn,
	makeGame: () => makeGame,
	makeMove: () => makeMove,
	makeTurn: () => makeTurn,
	needs: () => needs,
	nextSeat: () => nextSeat,
	openCalls: () => openCalls,
	parseGame: () => parseGame,
	parseMove: () => parseMove,
	parseTurn: () => parseTurn,
	partnerOf: () => partnerOf,
	playUnchecked: () => playUnchecked,
	playWith: () => playWith,
	pucks: () => pucks,
	redact: () => redact,
	refusalOf: () => refusalOf,
	replay: () => replay,
	sampleMove: () => sampleMove,
	sampleStroke: () => sampleStroke,
	sceneOf: () => sceneOf,
	score: () => score,
	seatOf: () => seatOf,
	seatsOf: () => seatsOf,
	seenDie: () => seenDie,
	sideOf: () => sideOf,
	sides: () => sides,
	strokeRefusal: () => strokeRefusal,
	supply: () => supply,
	targetsWith: () => targetsWith,
	tell: () => tell,
	toAct: () => toAct,
	toActFor: () => toActFor,
	touchesBlack: () => touchesBlack,
	touchesDisc: () => touchesDisc,
	touchesPuck: () => touchesPuck,
	towerPose: () => towerPose,
	undecided: () => undecided,
	victimOf: () => victimOf,
	view: () => view
});
/**
* The game with a given simulation of flicks: the physics, or a fake in tests. Flicks cannot be listed, so moves are sampled; callers
* such as bots can replace `sampleMove`.
*/
function targetsWith(simulate, sample = sampleMove) {
	return {
		key: "targets",
		rulesVersion: 3,
		seats: SEATS,
		defaultOptions: DEFAULT_OPTIONS,
		moves: {
			kind: "sampled",
			sample
		},
		init: init$1,
		toAct,
		isOutOfTurn: isMiscall,
		play: playWith(simulate),
		view,
		redact,
		guess,
		score,
		hash: hashState
	};
}
// .cache/frozen/packages/targets/src/physics/settings.ts
var UM_IN_CM = 1e4;
var GRAVITY_CM_S2 = -981;
var FINGER_UM = 9e3;
var FINGER_YIELDS = .045;
var EDGE_RADIUS_UM = 1e3;
var FRICTION = .35;
var RESTITUTION = .4;
var FLAT_COSINE = .985;
var MOVED_HALF_COSINE = .9996;
var CLICK_DYN = 4e4;
// .cache/frozen/packages/targets/src/physics/tower.ts
var SINK_UM = 1500;
var OVERHANG_UM = 4e3;
/** The puck on whose tower a die stands: its lowest point is above the puck's top, and its centre is over the puck. */
function puckUnder(pose, pucks) {
	if (lowestUm(pose) < 1e4 - SINK_UM) return void 0;
	const reach = PUCK_RADIUS_UM + OVERHANG_UM;
	return pucks.find(({ xUm, zUm }) => {
		const x = pose.xUm - xUm;
		const z = pose.zUm - zUm;
		return x * x + z * z <= reach * reach;
	});
}
/** The height of a die's lowest point, with rounded edges taken into account. */
function lowestUm({ yUm, q: [x, y, z, w] }) {
	const norm = x * x + y * y + z * z + w * w;
	const up = Math.abs(2 * (x * y + z * w)) + Math.abs(y * y + w * w - x * x - z * z) + Math.abs(2 * (y * z - x * w));
	return yUm - EDGE_RADIUS_UM - (DIE_UM / 2 - EDGE_RADIUS_UM) * up / norm;
}
// .cache/frozen/packages/targets/src/physics/check.ts
var MAX_SPEED_MM_S = 4e3;
var MAX_CONTACT_PM = 1e3;
var NUMBERS = [
	"vxMmS",
	"vzMmS",
	"highPm",
	"sidePm"
];
/** Validates an untrusted flick for this scene. Turn order is checked by the rules. */
function checkFlick(value, scene) {
	if (typeof value !== "object" || value === null) return err("malformed");
	const { die, vxMmS, vzMmS, highPm, sidePm, tower } = value;
	if (typeof tower !== "boolean") return err("malformed");
	if (!isDie(die)) return err("unknown-die");
	const numbers = {
		vxMmS,
		vzMmS,
		highPm,
		sidePm
	};
	if (NUMBERS.some((name) => typeof numbers[name] !== "number")) return err("malformed");
	if (NUMBERS.some((name) => !Number.isSafeInteger(numbers[name]))) return err("not-whole");
	const flick = {
		die,
		...numbers,
		tower
	};
	const squaredSpeed = flick.vxMmS * flick.vxMmS + flick.vzMmS * flick.vzMmS;
	if (squaredSpeed > 16e6) return err("too-fast");
	if (squaredSpeed === 0) return err("no-speed");
	if (Math.abs(flick.highPm) > 1e3 || Math.abs(flick.sidePm) > 1e3) return err("beside-the-die");
	const placed = scene.dice.find((one) => one.die === die);
	if (placed === void 0) return err("not-there");
	if (tower && puckUnder(placed.pose, scene.pucks) === void 0) return err("no-tower");
	return ok(flick);
}
function isDie(value) {
	return DICE.includes(value);
}
// .cache/frozen/packages/targets/src/physics/contacts.ts
var KINDS = {
	die: "die-die",
	table: "die-table",
	puck: "die-puck"
};
var SILENCE_STEPS = 6;
/** Records audible contacts after each step. Must be freed like a world. */
var Listener = class {
	queue = new EventQueue(true);
	contacts = [];
	#lastSteps = /* @__PURE__ */ new Map();
	#colliders;
	#step = 0;
	constructor({ colliders }) {
		this.#colliders = colliders;
	}
	listen(step) {
		this.#step = step;
		this.queue.drainContactForceEvents(this.#note);
	}
	#note = (event) => {
		const one = this.#colliders.get(event.collider1());
		const other = this.#colliders.get(event.collider2());
		assert(one !== void 0 && other !== void 0, "colliders are of this world");
		const pair = Math.min(one.index, other.index) * 100 + Math.max(one.index, other.index);
		const last = this.#lastSteps.get(pair);
		this.#lastSteps.set(pair, this.#step);
		if (last !== void 0 && this.#step - last <= SILENCE_STEPS) return;
		const partner = one.kind === "die" ? other.kind : one.kind;
		this.contacts.push({
			step: this.#step,
			kind: KINDS[partner],
			strength: event.totalForceMagnitude() / CLICK_DYN
		});
	};
};
var vector = {
	x: 0,
	y: 0,
	z: 0
};
var rotation = {
	x: 0,
	y: 0,
	z: 0,
	w: 1
};
function openTrack(body) {
	const now = /* @__PURE__ */ new Float32Array(7);
	const track = {
		body,
		start: now,
		now,
		bits: new Uint32Array(now.buffer),
		face: 0,
		isUpright: false,
		rolled: false,
		isOff: false,
		quietFrames: 0,
		isHeld: false,
		sinceFrame: void 0
	};
	look(track);
	return {
		...track,
		start: now.slice()
	};
}
/** Updates a track after each step. */
function look(track) {
	const { body, now } = track;
	body.rigid.translation(vector);
	body.rigid.rotation(rotation);
	const { x, y, z, w } = rotation;
	now[0] = vector.x;
	now[1] = vector.y;
	now[2] = vector.z;
	now[3] = x;
	now[4] = y;
	now[5] = z;
	now[6] = w;
	if (vector.y < -.5) track.isOff = true;
	const upX = 2 * (x * y + z * w);
	const upY = 1 - 2 * (x * x + z * z);
	const upZ = 2 * (y * z - x * w);
	track.isUpright = Math.max(Math.abs(upX), Math.abs(upY), Math.abs(upZ)) >= FLAT_COSINE;
	const face = clearFace(upX, upY, upZ);
	if (face === 0) return;
	if (track.face !== 0 && face !== track.face) track.rolled = true;
	track.face = face;
}
function clearFace(upX, upY, upZ) {
	if (Math.abs(upX) > .75) return upX > 0 ? 1 : -1;
	if (Math.abs(upY) > .75) return upY > 0 ? 2 : -2;
	if (Math.abs(upZ) > .75) return upZ > 0 ? 3 : -3;
	return 0;
}
/** Excludes distant bodies from the simulation; with four towers they took a third of the time. */
function holdAllFarFrom(mover, tracks) {
	for (const track of tracks) if (!isNear(track, mover)) hold(track, true);
}
/** Called once a frame: releases held bodies near a moving one, and holds bodies at rest far from all moving ones. */
function holdOrRelease(tracks) {
	const movers = tracks.filter(isMoving);
	for (const track of tracks) {
		const isFar = !movers.some((mover) => isNear(track, mover));
		if (track.isHeld ? !isFar : isFar && isLyingStill(track)) hold(track, !track.isHeld);
	}
}
function hold(track, isHeld) {
	track.isHeld = isHeld;
	track.body.rigid.setBodyType(isHeld ? RigidBodyType.Fixed : RigidBodyType.Dynamic, true);
}
/** Horizontal distance, so that a tower is released together with its puck. */
function isNear({ now: a }, { now: b }) {
	const [x, z] = [a[0] - b[0], a[2] - b[2]];
	return x * x + z * z < 196;
}
function isInPlay({ sinceFrame }) {
	return sinceFrame !== void 0;
}
function isMoving(track) {
	return isInPlay(track) && !track.isHeld && !isLyingStill(track);
}
function isLyingStill({ isOff, isUpright, quietFrames }) {
	return !isOff && isUpright && quietFrames >= 12;
}
/** Called once a frame. For dice not yet in play checking linear speed is enough, because any hit causes it. */
function updateQuietFrames(track, frame) {
	if (track.isHeld) return;
	const { rigid } = track.body;
	const speed2 = squared(rigid.linvel(vector));
	if (!isInPlay(track) && speed2 > 9) {
		track.sinceFrame = frame;
		look(track);
	}
	track.quietFrames = speed2 < 1 && (!isInPlay(track) || squared(rigid.angvel(vector)) < .09) ? track.quietFrames + 1 : 0;
}
function squared({ x, y, z }) {
	return x * x + y * y + z * z;
}
/** T7: upright and quiet for a moment, leaning and quiet for a long time, or fallen off the table. */
function isAtRest(track) {
	if (track.isHeld) return true;
	if (track.isOff) return track.now[1] < -20;
	return track.quietFrames >= (track.isUpright ? 12 : 120);
}
function hasMoved({ start, now }) {
	const [x, y, z] = [
		0,
		1,
		2
	].map((i) => (now[i] - start[i]) * UM_IN_CM);
	if (x * x + y * y + z * z > 25e4) return true;
	const halfCosine = now[3] * start[3] + now[4] * start[4] + now[5] * start[5] + now[6] * start[6];
	return Math.abs(halfCosine) < MOVED_HALF_COSINE;
}
/** The pose in integers, from which the next flick's world is built. */
function currentPose({ now }) {
	const um = (i) => Math.round(now[i] * UM_IN_CM) + 0;
	const millionths = (i) => Math.round(now[i] * 1e6) + 0;
	return {
		xUm: um(0),
		yUm: um(1),
		zUm: um(2),
		q: [
			millionths(3),
			millionths(4),
			millionths(5),
			millionths(6)
		]
	};
}
// .cache/frozen/packages/targets/src/physics/facts.ts
/** Uses only integer poses, so that the facts can be recomputed from them. */
function factOf(track, pose, moved, pucksBefore, pucksAfter) {
	const where = whereIs(track, pose, pucksBefore, pucksAfter);
	const face = where === "tower" || where === "table" ? faceUp(pose) : void 0;
	return {
		die: track.body.die,
		where,
		...face === void 0 ? {} : { face },
		isFlat: where === "table" && isFlatOnTable(pose),
		moved,
		rolled: track.rolled,
		...track.sinceFrame === void 0 ? {} : { sinceFrame: track.sinceFrame },
		footprint: footprint(pose)
	};
}
/** A die still on its original puck is in its tower, even if both were pushed. */
function whereIs(track, pose, pucksBefore, pucksAfter) {
	if (track.isOff) return "off";
	if (!isAtRest(track)) return "unsettled";
	const before = puckUnder(track.body.pose, pucksBefore)?.seat;
	return before !== void 0 && puckUnder(pose, pucksAfter)?.seat === before ? "tower" : "table";
}
// .cache/frozen/packages/targets/src/physics/hash.ts
var OFFSET = 2166136261;
var PRIME = 16777619;
/** FNV-1a over the bits of all added poses, in two lanes of 32 bits. */
var PoseHash = class {
	#low = OFFSET;
	#high = 2128831034;
	add({ bits }) {
		for (let i = 0; i < bits.length; i++) {
			this.#low = Math.imul(this.#low ^ bits[i], PRIME);
			this.#high = Math.imul(this.#high << 5 ^ this.#high >>> 27 ^ bits[i], PRIME);
		}
	}
	hex() {
		return [this.#high, this.#low].map((lane) => (lane >>> 0).toString(16).padStart(8, "0")).join("");
	}
};
// .cache/frozen/packages/targets/src/physics/world.ts
var MIDDLE = {
	x: 0,
	y: 0,
	z: 0
};
var UPRIGHT = {
	x: 0,
	y: 0,
	z: 0,
	w: 1
};
/** Adds bodies in the order of `DICE` and `SEATS`, because the order of insertion affects the last bits of the result. */
function openWorld(scene) {
	const world = new World({
		x: 0,
		y: GRAVITY_CM_S2,
		z: 0
	});
	world.timestep = 1 / 240;
	world.lengthUnit = 1;
	world.numSolverIterations = 4;
	world.integrationParameters.contact_natural_frequency = 120;
	const colliders = /* @__PURE__ */ new Map();
	const add = (kind, desc, body) => {
		colliders.set(world.createCollider(desc, body).handle, {
			kind,
			index: colliders.size
		});
	};
	add("table", tableDesc());
	const pucks = scene.pucks.toSorted((a, b) => SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat)).map((puck) => {
		const rigid = world.createRigidBody(puckBodyDesc(puck));
		add("puck", puckDesc(), rigid);
		return {
			...puck,
			rigid
		};
	});
	return {
		world,
		bodies: scene.dice.toSorted((a, b) => DICE.indexOf(a.die) - DICE.indexOf(b.die)).map((placed) => {
			const rigid = world.createRigidBody(bodyDesc(placed.pose));
			add("die", dieDesc(), rigid);
			return {
				...placed,
				rigid
			};
		}),
		pucks,
		colliders
	};
}
function bodyOf({ bodies }, die) {
	return bodies.find((body) => body.die === die);
}
function tableDesc() {
	const half = TABLE_UM / 2 / UM_IN_CM;
	return ofWood(ColliderDesc.cuboid(half, 5 / 2, half).setTranslation(0, -2.5, 0));
}
var HALF_PUCK_CM = PUCK_HEIGHT_UM / 2 / UM_IN_CM;
/** Pucks can move: a tower that is hit low is pushed together with its puck. */
function puckDesc() {
	const radius = PUCK_RADIUS_UM / UM_IN_CM;
	const height = 2 * HALF_PUCK_CM;
	const across = 14 * (3 * radius * radius + height * height) / 12;
	const inertia = {
		x: across,
		y: 14 * radius * radius / 2,
		z: across
	};
	return ofWood(ColliderDesc.cylinder(HALF_PUCK_CM, radius)).setMassProperties(14, MIDDLE, inertia, UPRIGHT);
}
function puckBodyDesc({ xUm, zUm }) {
	return RigidBodyDesc.dynamic().setTranslation(xUm / UM_IN_CM, HALF_PUCK_CM, zUm / UM_IN_CM).setSoftCcdPrediction(2).setCanSleep(false);
}
/** Sleeping is disabled: in this engine a sleeping body that is hit sinks into the body below. */
function bodyDesc({ xUm, yUm, zUm, q }) {
	const [x, y, z, w] = q;
	const norm = Math.sqrt(x * x + y * y + z * z + w * w);
	return RigidBodyDesc.dynamic().setTranslation(xUm / UM_IN_CM, yUm / UM_IN_CM, zUm / UM_IN_CM).setRotation({
		x: x / norm,
		y: y / norm,
		z: z / norm,
		w: w / norm
	}).setSoftCcdPrediction(2).setCanSleep(false);
}
function dieDesc() {
	const side = DIE_UM / UM_IN_CM;
	const edge = EDGE_RADIUS_UM / UM_IN_CM;
	const core = side / 2 - edge;
	const inertia = 5 * side * side / 6;
	return ofWood(ColliderDesc.roundCuboid(core, core, core, edge)).setMassProperties(5, MIDDLE, {
		x: inertia,
		y: inertia,
		z: inertia
	}, UPRIGHT).setActiveEvents(ActiveEvents.CONTACT_FORCE_EVENTS).setContactForceEventThreshold(CLICK_DYN);
}
function ofWood(desc) {
	return desc.setFriction(FRICTION).setRestitution(RESTITUTION);
}
// .cache/frozen/packages/targets/src/physics/hit.ts
var CAUGHT_HIGH_PM = 800;
/** Applies one impulse at the point of contact; for Golden Targets the same one to each die of the tower. */
function hit(dice, scene, flick) {
	for (const body of hitBodies(dice, scene, flick)) hitOne(body, flick);
	if (!flick.tower) catchBelow(dice, flick);
}
/**
* A fingertip has a width: a low hit also gives the die below a share of the impulse. A soft flick is hardly affected; a hard one
* topples the player's own tower.
*/
function catchBelow(dice, flick) {
	const flicked = bodyOf(dice, flick.die);
	const below = flicked && dieBelow(dice, flicked);
	if (!below) return;
	const heightUm = flick.highPm / 1e3 * (DIE_UM / 2);
	const fingerUm = FINGER_UM * (1 + FINGER_YIELDS * slantOf(flicked, flick));
	const share = (fingerUm - DIE_UM / 2 - heightUm) / (2 * fingerUm);
	if (share > 0) hitOne(below, {
		...flick,
		highPm: CAUGHT_HIGH_PM
	}, share);
}
/** 0 if the flick is perpendicular to a face, 1 if it is aimed at an edge: the sine of twice the angle between flick and face. */
function slantOf({ rigid }, { vxMmS, vzMmS }) {
	const { x, y, z, w } = rigid.rotation();
	const one = {
		x: 1 - 2 * (y * y + z * z),
		z: 2 * (x * z - y * w)
	};
	const other = {
		x: 2 * (x * y - z * w),
		z: 2 * (y * z + x * w)
	};
	const level = squaredLength(one) > squaredLength(other) ? one : other;
	const along = level.x * vxMmS + level.z * vzMmS;
	const across = level.x * vzMmS - level.z * vxMmS;
	return Math.abs(2 * along * across) / (squaredLength(level) * (vxMmS * vxMmS + vzMmS * vzMmS));
}
function squaredLength({ x, z }) {
	return x * x + z * z;
}
function dieBelow({ bodies }, { pose }) {
	return bodies.find(({ pose: { xUm, yUm, zUm } }) => Math.abs(pose.yUm - yUm - 16e3) < 4e3 && Math.abs(pose.xUm - xUm) < 8e3 && Math.abs(pose.zUm - zUm) < 8e3);
}
function hitBodies(dice, { pucks }, { die, tower }) {
	const flicked = bodyOf(dice, die);
	if (flicked === void 0) return [];
	if (!tower) return [flicked];
	const puck = puckUnder(flicked.pose, pucks);
	return dice.bodies.filter(({ pose }) => puck !== void 0 && puckUnder(pose, pucks) === puck);
}
function hitOne({ rigid }, { vxMmS, vzMmS, highPm, sidePm }, share = 1) {
	const vx = vxMmS / 10;
	const vz = vzMmS / 10;
	const speed = Math.sqrt(vx * vx + vz * vz);
	const half = DIE_UM / 2 / UM_IN_CM;
	const high = highPm / 1e3 * half;
	const side = sidePm / 1e3 * half;
	const { x, y, z } = rigid.translation();
	const point = {
		x: x - side * vz / speed,
		y: y + high,
		z: z + side * vx / speed
	};
	const mass = 5 * share;
	rigid.applyImpulseAtPoint({
		x: mass * vx,
		y: 0,
		z: mass * vz
	}, point, true);
}
// .cache/frozen/packages/targets/src/physics/trajectory.ts
var MAX_BODIES = 16;
/** Poses of all bodies frame by frame, in the engine's units. The buffer is reused for all flicks; only `makeTrajectory` reads it. */
var film = new Float32Array(7 * MAX_BODIES * 120);
function filmFrame(tracks, frame) {
	if ((frame + 1) * tracks.length * 7 > film.length) {
		const longer = new Float32Array(Math.min(film.length * 2, 7 * MAX_BODIES * 961));
		longer.set(film);
		film = longer;
	}
	let at = frame * tracks.length * 7;
	for (const { now } of tracks) {
		film.set(now, at);
		at += 7;
	}
}
/** Dice and pucks must be in the order in which they were recorded. `judged` contains the resting poses of moved bodies. */
function makeTrajectory(dice, pucks, frameCount, judged) {
	const count = dice.length + pucks.length;
	const framesOf = (track, i) => {
		const pose = judged.get(track);
		return pose && framesOfOne(i, count, frameCount, pose);
	};
	return {
		frameHz: 120,
		frameCount,
		dice: dice.flatMap((track, i) => {
			const frames = framesOf(track, i);
			return frames ? [{
				die: track.body.die,
				frames
			}] : [];
		}),
		pucks: pucks.flatMap((track, i) => {
			const frames = framesOf(track, dice.length + i);
			return frames ? [{
				seat: track.body.seat,
				frames
			}] : [];
		})
	};
}
function framesOfOne(i, count, frameCount, rest) {
	const frames = new Float32Array(frameCount * 7);
	for (let frame = 0; frame < frameCount - 1; frame++) {
		const from = (frame * count + i) * 7;
		const to = frame * 7;
		for (let k = 0; k < 3; k++) frames[to + k] = film[from + k] * 10;
		for (let k = 3; k < 7; k++) frames[to + k] = film[from + k];
	}
	frames.set(inFrame(rest), (frameCount - 1) * 7);
	return frames;
}
function inFrame({ xUm, yUm, zUm, q }) {
	return [
		xUm / 1e3,
		yUm / 1e3,
		zUm / 1e3,
		...q.map((part) => part / 1e6)
	];
}
// .cache/frozen/packages/targets/src/physics/flick.ts
/**
* Deterministic: the result is bit-identical on every machine. The flick must have passed `checkFlick`, and `loadPhysics` must have
* resolved.
*/
function flick(scene, flicked) {
	const dice = openWorld(scene);
	const listener = new Listener(dice);
	try {
		assert(bodyOf(dice, flicked.die) !== void 0, "the flicked die is in the scene");
		const tracks = dice.bodies.map((body) => openTrack(body));
		const pucks = dice.pucks.map((body) => openTrack(body));
		const all = [...tracks, ...pucks];
		for (const track of tracks) if (track.body.die === flicked.die) holdAllFarFrom(track, all);
		const hash = new PoseHash();
		filmFrame(all, 0);
		for (let i = 0; i < 4; i++) dice.world.step();
		hit(dice, scene, flicked);
		let frame = 0;
		do {
			for (let i = 1; i <= 2; i++) {
				dice.world.step(listener.queue);
				listener.listen(frame * 2 + i);
				for (const track of all) {
					if (track.isHeld || !isInPlay(track)) continue;
					look(track);
					hash.add(track);
				}
			}
			frame++;
			for (const track of all) updateQuietFrames(track, frame);
			holdOrRelease(all);
			filmFrame(all, frame);
		} while (frame < 960 && !all.every(isAtRest));
		for (const track of all) {
			look(track);
			hash.add(track);
		}
		const moved = /* @__PURE__ */ new Map();
		for (const track of all) if (hasMoved(track)) moved.set(track, currentPose(track));
		const poseOf = (track) => moved.get(track) ?? track.body.pose;
		const resting = pucks.map((track) => ({
			seat: track.body.seat,
			...placeOf(moved.get(track) ?? track.body)
		}));
		return {
			trajectory: makeTrajectory(tracks, pucks, frame + 1, moved),
			dice: tracks.map((track) => ({
				die: track.body.die,
				pose: poseOf(track)
			})),
			facts: tracks.map((track) => factOf(track, poseOf(track), moved.has(track), scene.pucks, resting)),
			contacts: listener.contacts,
			steps: frame * 2,
			hash: hash.hex()
		};
	} finally {
		listener.queue.free();
		dice.world.free();
	}
}
function placeOf({ xUm, zUm }) {
	return {
		xUm,
		zUm
	};
}
// .cache/frozen/packages/targets/src/physics/index.ts
var physics_exports = /* @__PURE__ */ __exportAll({
	MAX_CONTACT_PM: () => MAX_CONTACT_PM,
	MAX_SPEED_MM_S: () => MAX_SPEED_MM_S,
	STEP_HZ: () => 240,
	checkFlick: () => checkFlick,
	flick: () => flick,
	loadPhysics: () => loadPhysics
});
var loading;
/** To be called in each thread before the first `flick`. The WASM module is embedded; nothing is fetched. */
function loadPhysics() {
	loading ??= init();
	return loading;
}
export { physics_exports as physics, src_exports as rules };
