// The colours of the seats at the table on this page. Each colour has its own shape, so that seats can be
// distinguished without it.
// Boards and styles refer only to seats: `#seat-2` and `var(--seat-2)` are the look of seat 2 here.

const NUMBERED = [0, 1, 2, 3, 4];
let worn: number[] = $state.raw(NUMBERED);

export const colourOf = (seat: number): number => worn[seat] ?? seat;
/** The seat that wears a colour; the colours left over belong to the seats that nobody has. */
export const seatIn = (colour: number): number => worn.indexOf(colour);

/** As long as the component that calls this is there, seats wear these colours. */
export function wear(seats: () => readonly { colour: number }[] | undefined): void {
  $effect.pre(() => {
    worn = [...new Set([...(seats() ?? []).map((seat) => seat.colour), ...NUMBERED])];
    return () => void (worn = NUMBERED);
  });
}

/** Keeps the styles in step; called once by the app. */
export function keepLivery(): void {
  $effect.pre(() => {
    const { style } = document.documentElement;
    worn.forEach((colour, seat) => style.setProperty(`--seat-${seat}`, `var(--colour-${colour})`));
  });
}
