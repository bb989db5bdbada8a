/** The colours of the seats of a table that is open: in a rematch each player keeps the colour of the game before. */

class SeatColours {
  private worn = $state.raw<readonly number[]>([]);

  /** Give seats these colours; what it returns takes them away. Called in an effect. */
  wear(worn: readonly number[]): () => void {
    this.worn = worn;
    return () => (this.worn = []);
  }

  /** The number of a seat's colour. */
  of = (seat: number): number => this.worn[seat] ?? seat;
}

export const seatColours = new SeatColours();
