/** Seats that decide at the same time: who has, and what we have decided ourselves. */
import type { EarlyDecision, SimultaneousMessage } from './protocol';

export class Simultaneous {
  private told = $state.raw<SimultaneousMessage | null>(null);

  receive(message: SimultaneousMessage): void {
    this.told = message;
  }

  /** What was told, if it is about that ply and several decide there. */
  private at(ply: number | undefined): SimultaneousMessage | null {
    return this.told && this.told.ply === ply && this.told.seats.length > 0 ? this.told : null;
  }

  /** What a seat of ours has decided before its turn; null if it is still to decide. */
  decision(ply: number | undefined, seat: number | null): EarlyDecision | null {
    return this.at(ply)?.yours.find((one) => one.seat === seat) ?? null;
  }

  /** The seats that decide at the same time. */
  seats(ply: number | undefined): number[] {
    return this.at(ply)?.seats ?? [];
  }

  /** Those of them that have not decided yet. */
  waiting(ply: number | undefined): number[] {
    const now = this.at(ply);
    return now ? now.seats.filter((seat) => !now.committed.includes(seat)) : [];
  }
}
