// Rules version 2 of Targets, from revision 9c867fc653c92d35b7922b2c262d3a4bf6c8e505. Made by frozen/make.ts; never edited.
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
/** For what only we can get wrong. Never for what a player, a file or the network can cause. */
function assert(condition, message) {
	if (!condition) throw new Error(`assertion failed: ${message}`);
}
/** A new member of a union does not compile until every switch over it has a case. */
function assertNever(value) {
	throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
// .cache/frozen/packages/contract/src/sha256.ts
/**
* SHA-256 (FIPS 180-4), synchronous and without a platform: a deal must be recomputable in a page, in Node and in a worker,
* and the browser's own digest is asynchronous. Checked against `node:crypto` in the tests.
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
* What real games are dealt with: ChaCha20 (RFC 8439), the key being SHA-256 of the seed's UTF-8 text. Every shuffle of a match reads a
* stream of its own (the nonce), so that anybody can recompute a deal with any library of cryptography, and nobody can
* foresee the next card from those already seen.
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
/** A whole number from 0 to `n` − 1, every one equally likely: draws beyond the last full multiple of `n` are thrown away. */
function below(rng, n) {
	const limit = 4294967296 - 4294967296 % n;
	let drawn = rng.next();
	while (drawn >= limit) drawn = rng.next();
	return drawn % n;
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
/** A game's text is tags as in chess's PGN, then lines of moves. Empty lines and remarks, which begin with `;`, do not count. */
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
		const [, name, quoted] = /^\[(\w+) ("(?:[^"\\]|\\.)*")\]\s*$/.exec(text) ?? [];
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
/** In a tower, from the bottom up. */
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
/** T2. The apex points along x, so that two players, who sit along z, face mirror images. */
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
/** Clockwise seen from above (x to the right, z towards us), the first player at our side of the table. */
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
/** T18, in the order of the seats: two opposite, three at 120°, four at 90°, so that the first and the third are partners. */
function pucks(seats, discs = 3) {
	const directions = DIRECTIONS[seats.length];
	assert(directions !== void 0, "two to four seats");
	const centres = discCentres(discs === 0 ? 3 : discs);
	return seats.map((seat, i) => {
		const [x, z] = directions[i];
		const distance = Math.max(...centres.map((centre) => reach(centre, x, z)));
		return {
			seat,
			xUm: whole(x * distance),
			zUm: whole(z * distance)
		};
	});
}
/** How far out in this direction a puck stands when it keeps its distance from this disc. */
function reach({ xUm, zUm }, x, z) {
	const apart = 27e4;
	const along = xUm * x + zUm * z;
	const across = zUm * x - xUm * z;
	return along + Math.sqrt(apart * apart - across * across);
}
var ROOT_HALF = Math.sqrt(.5);
/** What brings a face to the top, by face. 1, 2, 3 go round their corner counter-clockwise; opposite faces make 7. */
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
/** All ways in which a die can stand square (T16). Number ÷ 4 is the face on top, less one; the rest, quarter turns. */
var ORIENTATIONS = EXACT_ORIENTATIONS.map(inMillionths);
/** Level 0 stands on the puck. A tower's faces look at the table's middle, so that every player aims at the same. */
function towerPose(puck, level, orientation) {
	return {
		xUm: puck.xUm,
		yUm: 18e3 + level * DIE_UM,
		zUm: puck.zUm,
		q: inMillionths(multiply(facing(puck), EXACT_ORIENTATIONS[orientation]))
	};
}
/** The turn about y from looking along z to looking from the middle to this point. */
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
/** The face on top, unless the die leans by more than ten degrees (T7). */
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
/** How far each of the die's own axes points upwards; exact, in units of the quaternion's squared norm. */
function upwards([x, y, z, w]) {
	return [
		2 * (x * y + z * w),
		y * y + w * w - x * x - z * z,
		2 * (y * z - x * w)
	];
}
/** T6: with a whole face on the table's plane. */
function isFlatOnTable(pose) {
	return faceUp(pose) !== void 0 && Math.abs(pose.yUm - HALF_DIE_UM) <= FLAT_TOLERANCE_UM;
}
var AROUND = [
	[1, 1],
	[1, -1],
	[-1, -1],
	[-1, 1]
];
/** T5: the square of the face below. Of a die that leans, the square of the face nearest to below. */
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
/** T6 and T10: all four corners within the disc round `centre`, which may also be a puck's. */
function liesOn(corners, centre) {
	return corners.every((corner) => squaredDistance(corner, centre) <= DISC_RADIUS_UM * DISC_RADIUS_UM);
}
/** T5: the square and the black circle have a point in common. */
function touchesBlack(corners, centre) {
	if (squaredDistance(corners[0], centre) > 1e10) return false;
	const sides = corners.map((from, i) => ({
		from,
		to: corners[(i + 1) % 4]
	}));
	const turns = sides.map(({ from, to }) => cross(from, to, centre));
	return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0) || sides.some(({ from, to }, i) => isNearSide(from, to, centre, turns[i]));
}
function isNearSide(from, to, centre, turn) {
	const squaredRadius = BLACK_RADIUS_UM * BLACK_RADIUS_UM;
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
/** Of the two quaternions of one orientation the one whose last number that is not 0 is positive. */
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
/** Rounded, and never −0, which some comparisons take for another number. */
function whole(value) {
	return Math.round(value) + 0;
}
// .cache/frozen/packages/targets/src/options.ts
var PLAYER_COUNTS = [
	2,
	3,
	4
];
var FIRSTS = [...SEATS, "drawn"];
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
	calls: "own"
};
var OPTION_REFUSALS = [
	"not-options",
	"first-not-seated",
	"teams-need-four",
	"pas-vu-needs-calls"
];
/** Options from outside. */
function checkOptions(value) {
	if (typeof value !== "object" || !value) return err("not-options");
	const { players, first, pasVu, threeByThree, teams, calls } = value;
	if (!(PLAYER_COUNTS.some((count) => count === players) && FIRSTS.some((seat) => seat === first) && CALLINGS.some((calling) => calling === calls) && [
		pasVu,
		threeByThree,
		teams
	].every((variant) => typeof variant === "boolean"))) return err("not-options");
	const options = {
		players,
		first,
		pasVu,
		threeByThree,
		teams,
		calls
	};
	if (options.first !== "drawn" && !seatsOf(options).includes(options.first)) return err("first-not-seated");
	if (options.teams && options.players !== 4) return err("teams-need-four");
	if (options.pasVu && options.calls === "forYou") return err("pas-vu-needs-calls");
	return ok(options);
}
/** Clockwise. */
function seatsOf({ players }) {
	return SEATS.slice(0, players);
}
function nextSeat(options, seat) {
	const seats = seatsOf(options);
	return seats[(seats.indexOf(seat) + 1) % seats.length];
}
/** TT-49: opposite. */
function partnerOf(seat) {
	return SEATS[(SEATS.indexOf(seat) + 2) % 4];
}
/** Those who win together: a player alone, or a team; clockwise. */
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
/** TT-2, by colour. */
var DISCS = DISC_COLOURS.flatMap((colour) => [
	`${colour}1`,
	`${colour}2`,
	`${colour}3`
]);
function discColour(disc) {
	return disc.slice(0, -1);
}
/** The order in which discs come into the middle: one of each colour, or in sets of one colour (TT-46). */
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
		lastMs: 0
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
/** Poses, pucks and discs are never written to, only replaced, so copies may share them. */
function clone(s) {
	const copies = (lists) => bySeat((seat) => [...lists[seat]]);
	const { targets, fresh, used, passed } = s.calls;
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
		calls: {
			...s.calls,
			targets: [...targets],
			fresh: [...fresh],
			used: [...used],
			passed: [...passed]
		}
	};
}
/** Two phases grow while they last. */
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
/** All that stands or lies on the table: what the next flick is simulated with. */
function sceneOf(s) {
	return {
		pucks: s.pucks,
		dice: s.dice.flatMap(({ die, pose }) => pose ? [{
			die,
			pose
		}] : [])
	};
}
/** TT-7: whose flick it is, as towers stand now. */
function flicker(s) {
	if (s.phase.name !== "flick") return void 0;
	const seats = seatsOf(s.options);
	const start = seats.indexOf(s.phase.from);
	return seats.map((_, i) => seats[(start + i) % seats.length]).find((seat) => s.towers[seat].length > 0);
}
function wonBy(s, side) {
	return side.reduce((sum, seat) => sum + s.won[seat].length, 0);
}
/** TT-38. */
function hasFourth(s) {
	return sides(s.options).some((side) => wonBy(s, side) >= 4);
}
function hashState(state) {
	return [...sha256(new TextEncoder().encode(JSON.stringify(inOrder(state)))).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
/** With keys sorted, so that equal states read the same whoever made them. */
function inOrder(value) {
	if (Array.isArray(value)) return value.map(inOrder);
	if (typeof value !== "object" || !value) return value;
	const entries = Object.entries(value).toSorted(([a], [b]) => a < b ? -1 : 1);
	return Object.fromEntries(entries.map(([key, part]) => [key, inOrder(part)]));
}
// .cache/frozen/packages/targets/src/lying.ts
/** What lies where, by the one footprint (T5, T6). A die that is not flat on the table lies on nothing. */
function isLyingOn({ pose, isFlat }, centre) {
	return isFlat && pose !== void 0 && liesOn(footprint(pose), centre);
}
function discUnder(s, die) {
	return s.middle.find((disc) => isLyingOn(die, disc))?.disc;
}
/** The disc of the middle whose black centre the die touches. */
function blackUnder(s, { spot, pose, isFlat }) {
	if (spot !== "table" || !isFlat || !pose) return void 0;
	const corners = footprint(pose);
	return s.middle.find((disc) => touchesBlack(corners, disc));
}
/** T22: wholly over the disc, flat or on top of another die. */
function diceOver(s, centre) {
	return s.dice.filter(({ spot, pose }) => spot === "table" && pose !== void 0 && liesOn(footprint(pose), centre)).map(({ die }) => die);
}
/** T10: the opponent on whose stored discs the die lies. */
function victimOf(s, die) {
	const own = sideOf(s.options, die.holder);
	return s.pucks.map(({ seat }) => seat).find((seat) => !own.includes(seat) && s.stored[seat].length > 0 && isLyingOn(die, puckOf(s, seat)));
}
var REACH_UM = PUCK_RADIUS_UM + 6e3;
/** T21: not flat, and so near to a puck that it lies or leans on it or its tower. */
function isOnPuck(s, pose, isFlat) {
	if (isFlat) return false;
	return s.pucks.some(({ xUm, zUm }) => {
		const [x, z] = [xUm - pose.xUm, zUm - pose.zUm];
		return x * x + z * z < REACH_UM * REACH_UM;
	});
}
/** T17: what «called for you» and the bots keep: black first, then a steal, a disc, the higher face. */
function bestKept(s, candidates) {
	const worth = (die) => (blackUnder(s, die) ? 1e3 : 0) + (victimOf(s, die) ? 100 : 0) + (discUnder(s, die) ? 10 : 0) + (die.face ?? 0);
	return candidates.reduce((best, die) => worth(die) > worth(best) ? die : best).die;
}
// .cache/frozen/packages/targets/src/towers.ts
var ORIENTATION_COUNT = 24;
/** T16: each draw reads a stream of its own, so that nothing seen before tells how the next tower will stand. */
function drawOrientations(s, count) {
	const rng = chacha(keyOf(s.secret.seed), s.draws++);
	return Array.from({ length: count }, () => below(rng, ORIENTATION_COUNT));
}
/** Puts up a tower, straight, from the bottom up. Dice in `drawn` come to stand by chance, the others as they stood (T20). */
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
/** TT-4: all three dice, however they lay. */
function rebuild(s, seat) {
	stack(s, seat, s.stacks[seat], s.stacks[seat]);
}
/** Of the 24 ways to stand on this puck the one that is nearest to how a die stands now. */
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
		const die = dieOf(s, id);
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
/** TT-24: dice on towers, and dice that lie on something, show no face that counts. */
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
/** Who has something to call; clockwise. */
function callers(s) {
	const open = openCalls(s);
	return seatsOf(s.options).filter((seat) => open.some((call) => call.seat === seat));
}
/** TT-29: after the last flick of a round everybody says that they call nothing more, and so nobody learns who could have. */
function isClosing(s) {
	return s.phase.name === "flick" && s.options.calls === "own" && flicker(s) === void 0;
}
/** Whom the table waits for before it goes on without a flick; clockwise. */
function undecided(s) {
	return isClosing(s) ? seatsOf(s.options).filter((seat) => !s.calls.passed.includes(seat)) : callers(s);
}
/** TT-20 to TT-22. */
function winByTargets(s, id, forYou, events) {
	const die = dieOf(s, id);
	const target = blackUnder(s, die);
	if (!target) return;
	const { disc } = target;
	const home = diceOver(s, target);
	for (const lying of home) sendHome(s, lying);
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
/** TT-27: the next flick starts. */
function closeCalls(s, events) {
	for (const { seat, die } of openTargets(s)) tell(events, "TT-23", {
		type: "missed",
		seat,
		die
	});
}
// .cache/frozen/packages/targets/src/golden.ts
var [DISC] = discCentres(1);
/** TT-40: one disc, star up, and the towers of those who are tied. It only marks a place: those still in play go aside. */
function startGolden(s, tied, attempt, events) {
	const seats = seatsOf(s.options).filter((seat) => tied.includes(seat));
	for (const { die } of s.dice) sendHome(s, die);
	for (const seat of seatsOf(s.options)) s.towers[seat] = [];
	s.aside.unshift(...s.middle.map(({ disc }) => disc));
	s.middle = [];
	s.pucks = [...pucks(seatsOf(s.options), 1)];
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
/** T15: each flick is made on a copy of the same table, so the table itself stays as it is until all are judged together. */
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
/** The sides that these colours play for. */
function sidesOf(s, seats) {
	return [...new Map(seats.map((seat) => [sideOf(s.options, seat)[0], sideOf(s.options, seat)])).values()];
}
// .cache/frozen/packages/targets/src/rounds.ts
var SETS = 3;
/** Goes on from where a flick or a call left the table: the game may be over, or a set, or the round. */
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
/** TT-31 to TT-35; TT-47 and TT-48 in a game of sets. */
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
/** After the awards, and after a disc was removed. */
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
/** TT-32, TT-33: each disc of the middle by itself. */
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
/** By colour of die (TT-50); the highest first. */
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
/** Discs, pucks and towers for a round. */
function setUp(s, discs) {
	const count = discs.length;
	s.middle = discCentres(count).map((centre, i) => ({
		disc: discs[i],
		...centre
	}));
	s.pucks = [...pucks(seatsOf(s.options), count)];
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
* The rules as numbered lines. The words are in `packages/texts`, one sentence or two a line and language; `docs/rules/targets.md` is
* made from both. A ruling (T…) settles what the rulebook leaves open, or how a program reads it off the table.
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
	T25: "TT-51"
};
/** Why the judge refuses a move, and the line that says so. */
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
	"no-pas-vu": "TT-45",
	"own-targets": "TT-45"
};
/** Why a die is out for the round, and the line that says so. */
var FAULTS = {
	off: "TT-13",
	unsettled: "TT-13",
	slid: "TT-14",
	onPuck: "TT-15",
	stayed: "TT-15",
	notKept: "TT-16"
};
// .cache/frozen/packages/targets/src/flicking.ts
/** Carries out a flick whose dice have come to rest: faults, disarms, steals, then calls are open (T8). In place. */
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
	for (const other of seatsOf(s.options)) if (other !== seat) disarm(s, other, seat, resting, events);
	noteCalls(s, resting);
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
	settle(s, seat, landed[0], events);
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
/** Writes where a die came to rest on the table, and answers why it may not stay there. */
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
/** The own dice that left the tower and may stay on the table; one of them will (TT-16). */
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
/** What stays on a puck; put straight if anything moved (T20). */
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
/** TT-17, T4: wherever the fallen dice ended, the topmost is out and the others go back. */
function disarm(s, seat, by, resting, events) {
	const tower = s.towers[seat];
	const fallen = tower.filter((die) => resting(die).fact.where !== "tower");
	if (fallen.length === 0) {
		keepStanding(s, seat, tower, resting);
		return;
	}
	const out = fallen[fallen.length - 1];
	const back = fallen.slice(0, -1);
	for (const id of tower) dieOf(s, id).pose = resting(id).pose;
	sendHome(s, out);
	stack(s, seat, tower.filter((die) => die !== out), back);
	tell(events, "TT-17", {
		type: "disarmed",
		seat,
		by,
		out,
		back
	}, back.length > 0);
}
/** Dice that came to touch black in this flick (TT-20, TT-23). */
function noteCalls(s, resting) {
	const onTable = s.dice.filter(({ spot }) => spot === "table");
	s.calls.targets = onTable.filter((die) => resting(die.die).fact.moved && blackUnder(s, die)).map(({ die }) => die);
}
/** TT-16: the others are faults. */
function keepOne(s, seat, landed, kept, events) {
	tell(events, "TT-16", {
		type: "kept",
		seat,
		die: kept
	});
	for (const die of landed) if (die !== kept) faultOf(s, die, "notKept", events);
	settle(s, seat, kept, events);
}
/** The flick is done but for a steal (TT-18) and the calls. */
function settle(s, seat, played, events) {
	const victim = played && victimOf(s, dieOf(s, played));
	if (victim) {
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
	"remove",
	"swap"
];
var MAX_SPEED_MM_S$1 = 4e3;
var MAX_CONTACT_PM$1 = 1e3;
var LATEST_CALL_MS = 36e5;
/** What is wrong with a stroke's numbers, if anything. The physics says the same of each. */
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
/** A move from outside, or nothing. Numbers of a stroke are the judge's business: they have reasons of their own. */
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
/** Whom the table lets act now, the one it waits for first. */
function toAct(s) {
	switch (s.phase.name) {
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
/** Why this move of somebody whom `toAct` names is refused, or nothing. The one judge: pages, servers and bots ask it. */
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
		case "targets":
		case "double":
		case "pasVu":
			if (s.phase.name !== "flick") return "not-now";
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
	const dice = [inPlay(s, back), inPlay(s, other)];
	if (!dice.every((die) => die?.holder === seat)) return "not-your-die";
	if (s.calls.used.includes(back) || s.calls.used.includes(other)) return "die-used";
	const [one, two] = dice;
	if (!one || !two || !isPair(one, two)) return "not-a-double";
	if (s.calls.isSteal) return "double-after-steal";
	if (s.calls.passed.includes(seat)) return "let-go";
	return openDoubles(s).some((open) => open.dice.includes(back) && open.dice.includes(other)) ? void 0 : "old-double";
}
function inPlay(s, id) {
	return s.dice.some(({ die }) => die === id) ? dieOf(s, id) : void 0;
}
// .cache/frozen/packages/targets/src/teams.ts
/** TT-49: when both partners have chosen, the dice change hands for the whole match. */
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
	if (phase.chosen.length === seatsOf(s.options).length) s.phase = {
		name: "flick",
		from: s.first
	};
}
// .cache/frozen/packages/targets/src/engine.ts
/** TT-1 to TT-5. */
function init$1(options, seed) {
	assert(checkOptions(options).ok, "options from outside go through checkOptions");
	const seats = seatsOf(options);
	const first = options.first === "drawn" ? seats[below(chacha(keyOf(seed), 0), seats.length)] : options.first;
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
	if (options.teams) s.phase = {
		name: "swap",
		chosen: []
	};
	return s;
}
function needs(s) {
	switch (s.phase.name) {
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
/** The flick that a stroke of this player is, now: what the physics wants to know. */
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
/** The rules with something that makes dice roll. Pure if `simulate` is: clone, the judge, then the move. */
function playWith(simulate) {
	return (state, seat, move) => {
		if (state.phase.name === "over") return err({
			code: "illegal",
			reason: "game-over"
		});
		if (!toAct(state).includes(seat)) return err({ code: "not-your-turn" });
		const parsed = parseMove(move);
		if (!parsed) return err({
			code: "illegal",
			reason: "not-a-move"
		});
		const reason = refusalOf(state, seat, parsed);
		if (reason) return err({
			code: "illegal",
			reason
		});
		const next = clone(state);
		const events = [];
		playUnchecked(next, seat, parsed, simulate, events);
		return ok({
			state: next,
			events
		});
	};
}
/** Only for a move that the judge lets pass. In place. */
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
/** Plays a record through the judge; `at` is the index of the first move that is refused. */
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
/** A legal move as somebody might make it without thinking: flicks go roughly towards a disc, a puck or the middle. */
function sampleMove(s, seat, rng) {
	const { phase } = s;
	switch (phase.name) {
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
			assert(toAct(s).includes(seat), "moves are sampled for those who may act");
			return pick(rng, sampleInTurn(s, seat, rng));
	}
}
/** A flick if it is this player's, and all that can be called. */
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
/** 0.8 to 1.5 m/s, off the line by up to a tenth, hit a little above the middle: where dice roll and towers stand. */
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
/** Names every field it shows. */
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
/** Who may act as far as this viewer is told: whose flick it is, and whether they may speak up themselves. */
function toActFor(s, viewer) {
	const all = toAct(s);
	if (s.phase.name !== "flick" || s.options.calls === "forYou" || isClosing(s)) return all;
	const next = flicker(s);
	return all.filter((seat) => seat === next || seat === viewer);
}
/** Nothing that happens is hidden from anybody. */
function redact(event, _viewer) {
	return event;
}
/** The same table with another chance to come: all that a bot gets. */
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
// .cache/frozen/packages/targets/src/notation.ts
/**
* A move and who made it, as one word:
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
	[/^pass$/, () => ({ type: "pass" })]
];
function strokeOf({ x, z, high, side }) {
	return {
		vxMmS: Number(x),
		vzMmS: Number(z),
		highPm: Number(high),
		sidePm: Number(side)
	};
}
/** Written just so, or not at all: `01` and `-0` are nobody's numbers. */
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
/** How a move that is wanted now would be written; `…` stands for what the player chooses freely. */
var FORMS = {
	flick: (seat) => `${seat}:…,…,…,…`,
	golden: (seat) => `${seat}:tower:…,…,…,…`,
	keep: (seat, die) => `${seat}:keep:${die}`,
	targets: (seat, die) => `${seat}:targets:${die}@…`,
	double: (seat, back, other) => `${seat}:double:${back}+${other}@…`,
	pasVu: (seat, die) => `${seat}:pasvu:${die}@…`,
	pass: (seat) => `${seat}:pass`,
	remove: (seat, disc) => `${seat}:remove:${disc}`,
	swap: (seat, die, level) => `${seat}:swap:${die}>${level}`
};
// .cache/frozen/packages/targets/src/gamefile.ts
/**
* Whole matches as text: tags as in chess's PGN, then one line a flick with what was called after it.
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
/** Round and flick, at the start of a line: what would be flicked next. Dice are swapped before the first flick. */
function labelOf({ phase, round, flicks }) {
	if (phase.name === "swap") return "1.0";
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
var TAGS = [
	{
		name: "Game",
		choices: ["Targets"],
		isRequired: true
	},
	{
		name: "Rules",
		choices: [`2`],
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
	...SEATS.map((seat) => ({ name: tagOf(seat) })),
	{ name: "Result" }
];
/** The record in a text, every move judged. A broken text gives its first error, and nothing is half read. */
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
/** The tag to blame when options do not go together. */
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
		rulesVersion: 2,
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
	return {
		players: Number(tags.get("Players")?.value ?? DEFAULT_OPTIONS.players),
		first: tags.get("First")?.value ?? DEFAULT_OPTIONS.first,
		pasVu: variants.includes("pasVu"),
		threeByThree: variants.includes("threeByThree"),
		teams: variants.includes("teams"),
		calls: tags.get("Calls")?.value ?? DEFAULT_OPTIONS.calls
	};
}
function readLine(reading, { text, number }) {
	const [label, ...words] = text.matchAll(/\S+/g);
	const { state } = reading;
	if (state.phase.name === "over") return textError("after-the-end", number, label.index + 1, label[0], []);
	const wanted = labelOf(state);
	if (label[0] !== wanted) return textError("wrong-turn", number, label.index + 1, label[0], [wanted]);
	if (words.length === 0) return textError("new-line", number, text.length + 1, "", expectedWords(state));
	const isSwapping = state.phase.name === "swap";
	for (const [i, { 0: word, index }] of words.entries()) {
		const read = readWord(reading, word, number, index + 1, i === 0 && !isSwapping);
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
/** Every move that the table would take now, as it would be written. */
function expectedWords(s) {
	const need = needs(s);
	switch (need.kind) {
		case "swap": return need.seats.flatMap((seat) => s.stacks[seat].flatMap((die) => LEVELS.map((level) => FORMS.swap(seat, die, level))));
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
	RULES_VERSION: () => 2,
	RULE_SECTIONS: () => RULE_SECTIONS,
	RULINGS: () => RULINGS,
	SEATS: () => SEATS,
	TABLE_UM: () => TABLE_UM,
	VARIANTS: () => VARIANTS,
	bestKept: () => bestKept,
	blackUnder: () => blackUnder,
	callers: () => callers,
	checkOptions: () => checkOptions,
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
	sideOf: () => sideOf,
	sides: () => sides,
	strokeRefusal: () => strokeRefusal,
	supply: () => supply,
	targetsWith: () => targetsWith,
	tell: () => tell,
	toAct: () => toAct,
	toActFor: () => toActFor,
	touchesBlack: () => touchesBlack,
	towerPose: () => towerPose,
	undecided: () => undecided,
	victimOf: () => victimOf,
	view: () => view
});
/**
* The game, given something that makes dice roll: the physics, or a table of recorded facts. Flicks cannot be listed, so moves are
* sampled; who knows better than `sampleMove` how to flick, a bot for instance, hands in its own.
*/
function targetsWith(simulate, sample = sampleMove) {
	return {
		key: "targets",
		rulesVersion: 2,
		seats: SEATS,
		defaultOptions: DEFAULT_OPTIONS,
		moves: {
			kind: "sampled",
			sample
		},
		init: init$1,
		toAct,
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
var EDGE_RADIUS_UM = 1e3;
var FRICTION = .35;
var RESTITUTION = .25;
var FLAT_COSINE = .985;
var MOVED_HALF_COSINE = .9996;
var CLICK_DYN = 4e4;
// .cache/frozen/packages/targets/src/physics/tower.ts
var SINK_UM = 1500;
var OVERHANG_UM = 4e3;
/** The puck on whose tower a die stands: nothing of it is below the puck's top, and its middle is above the puck. */
function puckUnder(pose, pucks) {
	if (lowestUm(pose) < 1e4 - SINK_UM) return void 0;
	const reach = PUCK_RADIUS_UM + OVERHANG_UM;
	return pucks.find(({ xUm, zUm }) => {
		const x = pose.xUm - xUm;
		const z = pose.zUm - zUm;
		return x * x + z * z <= reach * reach;
	});
}
/** Height of a die's lowest point, rounded edges and all. */
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
/** Anything at all in, a flick that this scene allows out. Whose turn it is, the rules know. */
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
/** Notes what is heard after each step. Freed like a world. */
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
		isInPlay: false
	};
	look(track);
	return {
		...track,
		start: now.slice()
	};
}
/** After each step. */
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
/** The engine need not work on dice that nothing comes near to: with four towers they took a third of the time. */
function holdAllFarFrom(mover, tracks) {
	for (const track of tracks) if (!isNear(track, mover)) hold(track, true);
}
function letGoAllNear(mover, tracks) {
	for (const track of tracks) if (track.isHeld && isNear(track, mover)) hold(track, false);
}
function hold(track, isHeld) {
	track.isHeld = isHeld;
	track.body.rigid.setBodyType(isHeld ? RigidBodyType.Fixed : RigidBodyType.Dynamic, true);
}
function isNear({ now: a }, { now: b }) {
	const [x, y, z] = [
		a[0] - b[0],
		a[1] - b[1],
		a[2] - b[2]
	];
	return x * x + y * y + z * z < 196;
}
/** Once a frame. Whatever sets a die moving also gives it speed, so that the spin of a die not in play need not be asked for. */
function lookWhetherQuiet(track) {
	if (track.isHeld) return;
	const { rigid } = track.body;
	const speed2 = squared(rigid.linvel(vector));
	if (!track.isInPlay && speed2 > 9) {
		track.isInPlay = true;
		look(track);
	}
	track.quietFrames = speed2 < 1 && (!track.isInPlay || squared(rigid.angvel(vector)) < .09) ? track.quietFrames + 1 : 0;
}
function squared({ x, y, z }) {
	return x * x + y * y + z * z;
}
/** T7: lying flat, quiet for a moment; or leaning on something, for a long time; or fallen out of sight. */
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
/** In whole numbers, which is what the next flick's world is made of. */
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
/** From whole numbers only, so that anybody can work it out again from the poses. */
function factOf(track, pose, moved, scene) {
	const where = whereIs(track, pose, scene);
	const face = where === "tower" || where === "table" ? faceUp(pose) : void 0;
	return {
		die: track.body.die,
		where,
		...face === void 0 ? {} : { face },
		isFlat: where === "table" && isFlatOnTable(pose),
		moved,
		rolled: track.rolled,
		footprint: footprint(pose)
	};
}
function whereIs(track, pose, { pucks }) {
	if (track.isOff) return "off";
	if (!isAtRest(track)) return "unsettled";
	const before = puckUnder(track.body.pose, pucks);
	return before !== void 0 && puckUnder(pose, pucks) === before ? "tower" : "table";
}
// .cache/frozen/packages/targets/src/physics/hash.ts
var OFFSET = 2166136261;
var PRIME = 16777619;
/** FNV-1a, taken 32 bits at a time in two lanes, over every bit of the poses that are added. */
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
/** Bodies are added in the order of `DICE` and `SEATS`, whatever order the scene has: the order decides the last bits. */
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
	const pucks = scene.pucks.toSorted((a, b) => SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat));
	for (const puck of pucks) add("puck", puckDesc(puck));
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
function puckDesc({ xUm, zUm }) {
	const halfHeight = PUCK_HEIGHT_UM / 2 / UM_IN_CM;
	return ofWood(ColliderDesc.cylinder(halfHeight, PUCK_RADIUS_UM / UM_IN_CM).setTranslation(xUm / UM_IN_CM, halfHeight, zUm / UM_IN_CM));
}
/** Never asleep: a body put to sleep early in this engine sinks into what it stands on when it is hit. */
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
	return ofWood(ColliderDesc.roundCuboid(core, core, core, edge)).setMassProperties(5, {
		x: 0,
		y: 0,
		z: 0
	}, {
		x: inertia,
		y: inertia,
		z: inertia
	}, {
		x: 0,
		y: 0,
		z: 0,
		w: 1
	}).setActiveEvents(ActiveEvents.CONTACT_FORCE_EVENTS).setContactForceEventThreshold(CLICK_DYN);
}
function ofWood(desc) {
	return desc.setFriction(FRICTION).setRestitution(RESTITUTION);
}
// .cache/frozen/packages/targets/src/physics/hit.ts
/** One impulse, at a point of the die; for Golden Targets the same to each die of the tower. */
function hit(dice, scene, flick) {
	for (const body of hitBodies(dice, scene, flick)) hitOne(body, flick);
}
function hitBodies(dice, { pucks }, { die, tower }) {
	const flicked = bodyOf(dice, die);
	if (flicked === void 0) return [];
	if (!tower) return [flicked];
	const puck = puckUnder(flicked.pose, pucks);
	return dice.bodies.filter(({ pose }) => puck !== void 0 && puckUnder(pose, pucks) === puck);
}
function hitOne({ rigid }, { vxMmS, vzMmS, highPm, sidePm }) {
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
	rigid.applyImpulseAtPoint({
		x: 5 * vx,
		y: 0,
		z: 5 * vz
	}, point, true);
}
// .cache/frozen/packages/targets/src/physics/trajectory.ts
/** All dice frame by frame, as the engine has them; one buffer for all flicks, since nobody sees it but `makeTrajectory`. */
var film = /* @__PURE__ */ new Float32Array(10080);
function filmFrame(tracks, frame) {
	if ((frame + 1) * tracks.length * 7 > film.length) {
		const longer = new Float32Array(Math.min(film.length * 2, 80724));
		longer.set(film);
		film = longer;
	}
	let at = frame * tracks.length * 7;
	for (const { now } of tracks) {
		film.set(now, at);
		at += 7;
	}
}
/** `judged` has the resting poses of the dice that moved. */
function makeTrajectory(tracks, frameCount, judged) {
	return {
		frameHz: 120,
		frameCount,
		dice: tracks.flatMap(({ body: { die } }, i) => {
			const pose = judged.get(die);
			if (pose === void 0) return [];
			const frames = new Float32Array(frameCount * 7);
			for (let frame = 0; frame < frameCount - 1; frame++) {
				const from = (frame * tracks.length + i) * 7;
				const to = frame * 7;
				for (let k = 0; k < 3; k++) frames[to + k] = film[from + k] * 10;
				for (let k = 3; k < 7; k++) frames[to + k] = film[from + k];
			}
			frames.set(inFrame(pose), (frameCount - 1) * 7);
			return [{
				die,
				frames
			}];
		})
	};
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
* The scene and the flick decide everything, to the last bit and on every machine. For a flick that `checkFlick` let pass; nothing of the
* engine escapes. `loadPhysics` must have been awaited.
*/
function flick(scene, flicked) {
	const dice = openWorld(scene);
	const listener = new Listener(dice);
	try {
		assert(bodyOf(dice, flicked.die) !== void 0, "the flicked die is in the scene");
		const tracks = dice.bodies.map(openTrack);
		for (const track of tracks) if (track.body.die === flicked.die) holdAllFarFrom(track, tracks);
		const hash = new PoseHash();
		filmFrame(tracks, 0);
		for (let i = 0; i < 4; i++) dice.world.step();
		hit(dice, scene, flicked);
		let frame = 0;
		do {
			for (let i = 1; i <= 2; i++) {
				dice.world.step(listener.queue);
				listener.listen(frame * 2 + i);
				for (const track of tracks) {
					if (!track.isInPlay) continue;
					look(track);
					hash.add(track);
				}
			}
			for (const track of tracks) lookWhetherQuiet(track);
			for (const track of tracks) if (track.isInPlay) letGoAllNear(track, tracks);
			filmFrame(tracks, ++frame);
		} while (frame < 960 && !tracks.every(isAtRest));
		for (const track of tracks) {
			look(track);
			hash.add(track);
		}
		const moved = /* @__PURE__ */ new Map();
		for (const track of tracks) if (hasMoved(track)) moved.set(track.body.die, currentPose(track));
		const poseOf = ({ die, pose }) => moved.get(die) ?? pose;
		return {
			trajectory: makeTrajectory(tracks, frame + 1, moved),
			dice: tracks.map(({ body }) => ({
				die: body.die,
				pose: poseOf(body)
			})),
			facts: tracks.map((track) => factOf(track, poseOf(track.body), moved.has(track.body.die), scene)),
			contacts: listener.contacts,
			steps: frame * 2,
			hash: hash.hex()
		};
	} finally {
		listener.queue.free();
		dice.world.free();
	}
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
/** Once in each thread, before the first `flick`. The engine comes with the program; nothing is fetched. */
function loadPhysics() {
	loading ??= init();
	return loading;
}
export { physics_exports as physics, src_exports as rules };
