// Three small sounds, made on the spot: a knock for a move, two for a village or the like, a bell for your turn.
import { settings } from "./settings.svelte";

export type Sound = "move" | "event" | "turn" | "over";

let context: AudioContext | null = null;

function tone(at: number, pitch: number, length: number, loud: number, type: OscillatorType): void {
  if (!context) return;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = type;
  source.frequency.setValueAtTime(pitch, at);
  if (type === "triangle") source.frequency.exponentialRampToValueAtTime(pitch * 0.55, at + length);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length + 0.02);
}

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime + 0.01;
  if (sound === "move") tone(now, 190, 0.12, 0.25, "triangle");
  if (sound === "event") [0, 0.11].forEach((d, i) => tone(now + d, 240 + 80 * i, 0.16, 0.25, "triangle"));
  if (sound === "turn") [0, 0.14].forEach((d, i) => tone(now + d, i ? 784 : 587, 0.7, 0.09, "sine"));
  if (sound === "over") [392, 494, 587, 784].forEach((pitch, i) => tone(now + i * 0.13, pitch, 0.9, 0.08, "sine"));
}
