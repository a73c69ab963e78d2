/** Sounds, made here of tones and noise: nothing is fetched. They are heard only where the settings say so. */

export type Sound = 'turn' | 'card' | 'trick' | 'clock' | 'knock' | 'won' | 'lost';

let audio: AudioContext | null = null;

const wanted = (): boolean => document.documentElement.dataset['sounds'] === 'on';

/**
 * Browsers let nothing sound before a first touch or key: that one opens the way. What is given back ends the waiting.
 */
export function awaitTouch(): () => void {
  const open = (): void => {
    if (!wanted() || !('AudioContext' in window)) return;
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
  };
  if (navigator.userActivation?.hasBeenActive) open();
  const ends = new AbortController();
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, open, { signal: ends.signal, passive: true });
  return () => ends.abort();
}

const MAKE: Record<Sound, (to: AudioContext) => void> = {
  /** Two soft bells, the second higher. */
  turn: (to) => {
    tone(to, { from: 587, length: 0.22, loud: 0.05, after: 0.12 });
    tone(to, { from: 880, length: 0.4, loud: 0.045, after: 0.22 });
  },
  /** Pasteboard on cloth. */
  card: (to) => {
    noise(to, { from: 2600, to: 1500, length: 0.05, loud: 0.16 });
    tone(to, { from: 150, to: 80, length: 0.06, loud: 0.1 });
  },
  /** Four cards drawn in. */
  trick: (to) => noise(to, { from: 700, to: 2800, length: 0.24, loud: 0.09, after: 0.15 }),
  /** Three bells that rise to a chord. */
  won: (to) =>
    [523, 659, 784, 1047].forEach((from, i) => tone(to, { from, length: 0.9 - 0.12 * i, loud: 0.05, after: 0.13 * i })),
  /** Two that sink. */
  lost: (to) => [440, 330].forEach((from, i) => tone(to, { from, length: 0.7, loud: 0.04, after: 0.25 * i })),
  clock: (to) => tone(to, { from: 1700, to: 1500, length: 0.035, loud: 0.06 }),
  /** Knuckles on wood. */
  knock: (to) => {
    for (const after of [0, 0.13]) {
      tone(to, { from: 210, to: 120, length: 0.07, loud: 0.2, after });
      noise(to, { from: 900, to: 500, length: 0.03, loud: 0.08, after });
    }
  },
};

/** Let it be heard, where sounds are wanted and may be. */
export function sound(which: Sound): void {
  if (wanted() && audio?.state === 'running' && !document.hidden) MAKE[which](audio);
}

/** A course of pitch in hertz and of time in seconds; `loud` of at most 1. */
type Course = { from: number; to?: number; length: number; loud: number; after?: number };

function tone(to: AudioContext, course: Course): void {
  const source = to.createOscillator();
  play(to, source, source, source.frequency, course);
}

function noise(to: AudioContext, course: Course): void {
  const source = to.createBufferSource();
  const grains = to.createBuffer(1, Math.ceil(to.sampleRate * course.length), to.sampleRate);
  grains.getChannelData(0).forEach((_, i, all) => (all[i] = Math.random() * 2 - 1));
  source.buffer = grains;
  const band = to.createBiquadFilter();
  band.type = 'bandpass';
  source.connect(band);
  play(to, source, band, band.frequency, course);
}

type Source = AudioScheduledSourceNode;

/** Play a source whose `last` node has a pitch: it swells at once, dies away, and is over. */
function play(audio: AudioContext, source: Source, last: AudioNode, pitch: AudioParam, course: Course): void {
  const { from, to, length, loud, after = 0 } = course;
  const at = audio.currentTime + after;
  pitch.setValueAtTime(from, at);
  if (to) pitch.exponentialRampToValueAtTime(to, at + length);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  last.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}
