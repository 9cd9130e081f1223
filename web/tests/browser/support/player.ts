// Plays through the page as a person does: reads the choices, clicks or presses keys, and waits until
// the page shows the new position.
import { expect, type Locator, type Page } from '@playwright/test';

export interface Offered {
  do: string;
  piece: string;
  space: string;
}

export class Player {
  constructor(
    readonly page: Page,
    private readonly address: string,
  ) {}

  // Seats as in NewTable; gives back the id of the table.
  async begin(game: string, seats: object[], more: { scenario?: string; options?: Record<string, string> } = {}): Promise<string> {
    const origin = { Origin: this.address };
    const games = (await (await this.page.request.get(`${this.address}/api/games?lang=en`)).json()) as {
      key: string;
      scenarios: { key: string }[];
    }[];
    const scenario = more.scenario ?? games.find((one) => one.key === game)?.scenarios[0]?.key;
    const reply = await this.page.request.post(`${this.address}/api/tables`, {
      headers: origin,
      data: { game, scenario, options: more.options ?? {}, seats },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    return ((await reply.json()) as { id: string }).id;
  }

  async enter(id: string): Promise<void> {
    await this.page.goto(`${this.address}/game/${id}`);
    await expect(this.page.locator('.board-frame .board')).toBeVisible();
    await expect(this.page.locator('.play-page[data-n]')).toBeVisible();
  }

  // The guide of the first game is for people.
  async withoutGuide(): Promise<void> {
    await this.page.addInitScript(() => {
      for (const game of ['neerwinden', 'for-god-and-king', 'wissembourg-spicheren', 'la-vendee'])
        localStorage.setItem(`levee.guided.${game}`, 'true');
    });
  }

  async n(): Promise<number> {
    return Number(await this.page.locator('.play-page').getAttribute('data-n'));
  }

  // Who looks, and how much counts for him: other eyes may have counted as far.
  async position(): Promise<string> {
    return this.page.locator('.play-page').evaluate((page: HTMLElement) => `${page.dataset.viewer} ${page.dataset.n}`);
  }

  async offered(): Promise<Offered[]> {
    return this.page
      .locator('.decision .choice')
      .evaluateAll((all) =>
        all.map((one) => ({ do: one.dataset.do ?? '', piece: one.dataset.piece ?? '', space: one.dataset.space ?? '' })),
      );
  }

  choice(done: string): Locator {
    return this.page.locator(`.decision .choice[data-do=${JSON.stringify(done)}]`);
  }

  // A choice has been clicked: where dice follow the odds come first, and are resolved.
  async settle(
    before: string,
    resolve: () => Promise<void> = () => this.page.getByRole('button', { name: 'Resolve' }).click(),
  ): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Resolve' });
    await expect
      .poll(
        async () => {
          if ((await this.position()) !== before) return 'done';
          return (await button.isVisible()) ? 'dice' : 'waiting';
        },
        { intervals: [10, 20, 40, 80] },
      )
      .not.toBe('waiting');
    if ((await this.position()) === before) {
      await resolve();
      await expect.poll(() => this.position(), { intervals: [10, 20, 40, 80] }).not.toBe(before);
    }
  }

  async click(done: string): Promise<void> {
    const before = await this.position();
    await this.choice(done).click();
    await this.settle(before);
  }

  // On the board, somewhere inside the place or the counter where nothing else lies above the board.
  async clickBoard(target: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Whole map' }).click();
    const place = this.page.locator(`.board [data-target=${JSON.stringify(target)}]`).first();
    const point = await place.evaluate((element) => {
      const shape = element as unknown as SVGGeometryElement;
      const box = shape.getBoundingClientRect();
      const inverse = shape.getScreenCTM()!.inverse();
      const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
      for (const down of parts) {
        for (const right of parts) {
          const at = new DOMPoint(box.left + box.width * right, box.top + box.height * down);
          const above = document.elementFromPoint(at.x, at.y);
          if (shape.isPointInFill(at.matrixTransform(inverse)) && above?.closest('svg')?.closest('.board')) return { x: at.x, y: at.y };
        }
      }
      return null;
    });
    expect(point, `${target} can be clicked`).not.toBeNull();
    await this.page.mouse.click(point!.x, point!.y);
  }

  // As a person with a mouse does: the counter, in a stack the one in its fan, then the place; the list
  // where the choice is about neither. Says whether the board was enough.
  async point(choice: Offered): Promise<boolean> {
    const { page } = this;
    // What has happened meanwhile may lie over the counters.
    const gotIt = page.getByRole('button', { name: 'Got it' });
    if (await gotIt.isVisible()) await gotIt.click();
    const before = await this.position();
    const menu = page.locator(`dialog .choice[data-do=${JSON.stringify(choice.do)}]`);
    const resolve = page.getByRole('button', { name: 'Resolve' });
    const answered = async () => (await this.position()) !== before || (await menu.isVisible()) || (await resolve.isVisible());
    const selected = (id: string) => page.locator(`.board .selected[data-piece=${JSON.stringify(id)}]`).first();
    let pointed = false;
    if (choice.piece !== '' && (await this.clickCounter(choice.piece))) {
      pointed = true;
      await expect.poll(async () => (await answered()) || (await selected(choice.piece).count()) > 0).toBe(true);
    }
    if (!(await answered()) && choice.space !== '' && (await page.locator(`.board [data-target="space:${choice.space}"]`).count()) > 0) {
      await this.clickBoard(`space:${choice.space}`);
      pointed = true;
      await expect.poll(answered).toBe(true);
    }
    if (await menu.isVisible()) await menu.click();
    if (!pointed) await this.choice(choice.do).click();
    await this.settle(before);
    return pointed;
  }

  // Not when it is off the map.
  private async clickCounter(id: string): Promise<boolean> {
    const { page } = this;
    await page.getByRole('button', { name: 'Whole map' }).click();
    const counter = page.locator(`.pieces [data-piece=${JSON.stringify(id)}]`).first();
    if ((await counter.count()) === 0) return false;
    const box = (await counter.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const fanned = page.locator(`[data-fan] [data-piece=${JSON.stringify(id)}]`).first();
    const others = page.locator(`.pieces [data-space=${JSON.stringify(await counter.getAttribute('data-space'))}]`);
    if ((await others.count()) > 1) await fanned.click({ timeout: 5000 });
    else await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    return true;
  }

  async waitForMyTurn(): Promise<void> {
    await expect(this.page.locator('.decision-mine .choice').first()).toBeVisible({ timeout: 60_000 });
  }

  status(label: string): Locator {
    return this.page.locator('.status li', { hasText: label }).locator('strong');
  }
}

// What a hurried player does: end or pass where that is offered, else the first that comes.
export function hurried(offered: Offered[]): Offered {
  const plain = offered.filter((one) => one.piece === '' && one.space === '');
  return plain.at(-1) ?? offered[0]!;
}
