// The little of Node that tests use. All of its types would change those of the browser (`setTimeout`).
declare module "node:test" {
  export function test(name: string, body: () => void | Promise<void>): Promise<void>;
  export const mock: {
    timers: { enable(what: { apis: ("setTimeout" | "Date")[] }): void; tick(ms: number): void; reset(): void };
  };
}
declare module "node:assert/strict" {
  export function equal(actual: unknown, expected: unknown, message?: string): void;
  export function deepEqual(actual: unknown, expected: unknown, message?: string): void;
  export function ok(value: unknown, message?: string): asserts value;
}
