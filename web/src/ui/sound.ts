/** Small sounds made on the spot; nothing is fetched, nothing plays unless it is switched on. */
import { prefs } from '$prefs/prefs.svelte';

export type Sound = 'place' | 'turn' | 'end' | 'refuse' | 'clock';

/** Each sound: its notes as [frequency in Hz, start, length in seconds], and the shape of the wave. */
const SOUNDS: Record<Sound, { wave: OscillatorType; notes: [number, number, number][] }> = {
  place: { wave: 'triangle', notes: [[196, 0, 0.09]] },
  turn: {
    wave: 'sine',
    notes: [
      [523, 0, 0.12],
      [784, 0.1, 0.22],
    ],
  },
  end: {
    wave: 'sine',
    notes: [
      [392, 0, 0.2],
      [523, 0.15, 0.2],
      [659, 0.3, 0.5],
    ],
  },
  clock: {
    wave: 'sine',
    notes: [
      [880, 0, 0.1],
      [880, 0.18, 0.1],
    ],
  },
  refuse: { wave: 'triangle', notes: [[110, 0, 0.12]] },
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!prefs.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { wave, notes } = SOUNDS[name];
  for (const [frequency, start, length] of notes) {
    const at = context.currentTime + start;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = wave;
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(0.12, at + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + length + 0.05);
  }
}
