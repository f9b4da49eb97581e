// SHA-256 of the bytes that hexadecimal digits stand for. Browsers have their own, but not for pages over plain
// HTTP, which is what a table in one's own network is.
const primes = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0));
const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const K = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (word, by) => (word >>> by) | (word << (32 - by));

export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function sha256(digits) {
  const given = digits.match(/../g).map((pair) => parseInt(pair, 16));
  const padded = new Uint8Array(Math.ceil((given.length + 9) / 64) * 64);
  padded.set([...given, 0x80]);
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 4, given.length * 8);
  let state = START;
  for (let block = 0; block < padded.length; block += 64) {
    const w = Array.from({ length: 16 }, (_, n) => words.getInt32(block + 4 * n));
    for (let n = 16; n < 64; n++) {
      const low = turn(w[n - 15], 7) ^ turn(w[n - 15], 18) ^ (w[n - 15] >>> 3);
      const high = turn(w[n - 2], 17) ^ turn(w[n - 2], 19) ^ (w[n - 2] >>> 10);
      w[n] = (w[n - 16] + low + w[n - 7] + high) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let n = 0; n < 64; n++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[n] + w[n]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    state = [a, b, c, d, e, f, g, h].map((word, n) => (word + state[n]) | 0);
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
