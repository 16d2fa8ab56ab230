import type { Page } from 'playwright'

/** Puts off the questions that somebody who has just registered is asked. */
export async function skipQuestions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('heading', { level: 1, name: 'Create Product' }).waitFor()
}
