/** A lesson under way: the scenes so far, which one is on screen, and what the learner has answered. */
import { api } from '$net/api';
import type { Action, LessonPlay, LessonScene, Offered } from '$net/protocol';
import { recall, remember } from '$prefs/storage';

/** What this browser remembers of a lesson. */
type Progress = { answers: string[]; at: number; done: boolean };

const placeOf = (game: string, name: string): string => `lesson.${game}.${name}`;
const none: Progress = { answers: [], at: 0, done: false };

/** Whether this browser has been through a lesson, or is somewhere in it. */
export function takenSoFar(game: string, name: string): { done: boolean; begun: boolean } {
  const { done, at } = recall(placeOf(game, name), none);
  return { done, begun: at > 0 };
}

const asks = (scene: LessonScene): boolean => scene.kind === 'ask' || scene.kind === 'question';

export class Lesson {
  play = $state.raw<LessonPlay | null>(null);
  scenes = $state.raw<LessonScene[]>([]);
  at = $state(0);
  /** The id of what is said of an answer that does not lead on. */
  remark = $state('');
  /** Whether a question has just been answered right: this is said with the next scene, or with the last one. */
  right = $state(false);
  /** The id of the reason why that was right; empty if a wrong answer has brought it up already. */
  reason = $state('');
  problem = $state('');
  /** The events to be animated: those of a scene that was just come to. */
  news = $state.raw<LessonScene['events']>([]);
  private answers: string[] = [];
  private done = false;
  private busy = false;

  constructor(
    readonly game: string,
    readonly name: string,
  ) {}

  get scene(): LessonScene | null {
    return this.scenes[this.at] ?? null;
  }

  get last(): boolean {
    return this.play !== null && this.at === this.play.steps - 1 && !(this.scene && this.unanswered(this.scene));
  }

  /** Whether the scene on screen waits for the learner, who may also be shown what to do. */
  get asking(): boolean {
    return this.scene !== null && asks(this.scene);
  }

  /** Begin, or go on where this browser stopped; answers that no longer fit are forgotten. */
  async open(): Promise<void> {
    const { answers, at, done } = recall(placeOf(this.game, this.name), none);
    this.done = done;
    try {
      await this.fetch(answers);
      this.at = Math.min(at, this.scenes.length - 1);
      if (this.last) this.at = 0;
    } catch {
      await this.fetch([]).catch((error: Error) => (this.problem = error.message));
    }
  }

  /** The next scene; at the end of what is known, the right answer is given for the learner. */
  async next(): Promise<void> {
    const scene = this.scene;
    if (!scene) return;
    if (this.at < this.scenes.length - 1) this.go(this.at + 1);
    else if (this.unanswered(scene)) await this.answer(scene.ask[0] ?? scene.right ?? '');
  }

  back(): void {
    if (this.at > 0) this.go(this.at - 1, false);
  }

  async again(): Promise<void> {
    const known = this.scenes;
    this.scenes = [];
    try {
      await this.fetch([]);
      this.go(0);
    } catch (error) {
      this.scenes = known;
      this.problem = (error as Error).message;
    }
  }

  /** An action on the board: it leads on, or the lesson has something to say of it. */
  async act(action: Action): Promise<void> {
    const scene = this.scene;
    const chosen = scene?.offered.find((one) => same(one, action));
    if (!scene || !chosen) return;
    if (scene.ask.includes(chosen.words)) await this.answer(chosen.words);
    else this.remark = scene.instead[chosen.words] ?? scene.instead['*'] ?? '';
  }

  /** An answer to a question. */
  async choose(answer: string): Promise<void> {
    const scene = this.scene;
    if (!scene) return;
    if (answer !== scene.right) {
      this.remark = scene.wrong ?? '';
      return;
    }
    const reason = this.remark ? '' : (scene.wrong ?? '');
    this.right = await this.answer(answer);
    if (this.right) this.reason = reason;
  }

  private unanswered(scene: LessonScene): boolean {
    return asks(scene) && this.scenes.filter(asks).indexOf(scene) >= this.answers.length;
  }

  /** Go on with an answer, and say whether that was possible. */
  private async answer(answer: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = '';
    // A learner who went back may answer differently: the scenes after it belong to the old answer.
    const before = this.scenes.slice(0, this.at).filter(asks).length;
    const known = this.scenes;
    this.scenes = known.slice(0, this.at + 1);
    try {
      await this.fetch([...this.answers.slice(0, before), answer]);
      this.go(Math.min(this.at + 1, this.scenes.length - 1));
      return true;
    } catch (error) {
      this.scenes = known;
      this.problem = (error as Error).message;
      return false;
    } finally {
      this.busy = false;
    }
  }

  private async fetch(answers: string[]): Promise<void> {
    const after = this.scenes.at(-1)?.number ?? -1;
    const play = await api.takeLesson(this.game, this.name, { answers, after });
    this.play = play;
    this.answers = answers;
    this.scenes = [...this.scenes, ...play.scenes];
  }

  private go(at: number, forward = true): void {
    this.at = at;
    this.remark = '';
    this.right = false;
    this.reason = '';
    this.news = forward ? (this.scene?.events ?? []) : [];
    this.finish();
  }

  private finish(): void {
    this.done ||= this.last;
    remember(placeOf(this.game, this.name), { answers: this.answers, at: this.at, done: this.done });
  }
}

const same = (one: Offered, action: Action): boolean => JSON.stringify(one.action) === JSON.stringify(action);
