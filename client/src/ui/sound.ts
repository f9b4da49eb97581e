/** Small sounds of our own, made from noise and tones: dice on wood, wax breaking, parchment. Off by default. */
import { preferences } from "../app/preferences.svelte";

export type Sound = "dice" | "wax" | "parchment" | "bell";

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!preferences.sound || document.hidden || !("AudioContext" in globalThis)) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume().catch(() => undefined); // not before the first tap
  SOUNDS[sound](audio, audio.currentTime);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  dice(audio, at) {
    for (const [delay, pitch, loud] of [
      [0, 900, 0.5],
      [0.07, 1300, 0.35],
      [0.12, 760, 0.4],
      [0.2, 1050, 0.22],
      [0.31, 880, 0.12],
    ] as const)
      knock(audio, at + delay, pitch, loud);
  },
  wax(audio, at) {
    knock(audio, at, 2_600, 0.4);
    knock(audio, at + 0.025, 3_400, 0.3);
    rustle(audio, at + 0.03, 0.18, 2_800, 0.15);
  },
  parchment(audio, at) {
    rustle(audio, at, 0.28, 4_200, 0.16);
  },
  bell(audio, at) {
    tone(audio, at, 660, 0.16, 0.9);
    tone(audio, at, 1_320, 0.05, 0.6);
  },
};

/** Something hard on wood: a short burst of noise through a narrow band. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  noise(audio, at, 0.06, pitch, 9, loud);
}

function rustle(audio: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  noise(audio, at, length, pitch, 0.8, loud);
}

function noise(
  audio: AudioContext,
  at: number,
  length: number,
  pitch: number,
  narrow: number,
  loud: number,
): void {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const values = samples.getChannelData(0);
  for (let each = 0; each < values.length; each += 1) values[each] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer: samples });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: narrow });
  source
    .connect(band)
    .connect(fadeOut(audio, at, length, loud))
    .connect(audio.destination);
  source.start(at);
}

function tone(audio: AudioContext, at: number, pitch: number, loud: number, length: number): void {
  const source = new OscillatorNode(audio, { frequency: pitch });
  source.connect(fadeOut(audio, at, length, loud)).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}

function fadeOut(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  return gain;
}
