import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'

/** Wording of the dashboard around the way to a new product. */
export const DASHBOARD_MESSAGES = {
  next: {
    title: 'What to do next',
    first_pictures: (name: string) => ({
      title: `Make the first pictures of ${name}`,
      body: 'It is trained and ready.',
    }),
    film: (name: string) => ({
      title: `Turn a picture of ${name} into a video`,
      body: 'Five or ten seconds for a story or an ad.',
    }),
    review: (count: number) => ({
      title: `Review ${count} ${plural(count, { one: 'picture', other: 'pictures' })}`,
      body: 'Approve the best, throw the rest away.',
    }),
    batch: {
      title: 'Make pictures of several products at once',
      body: 'One set of scenes for your whole range.',
    },
  },
  running: 'In progress',
  runningMore: (count: number) => `and ${count} more`,
  latest: 'Latest results',
  allResults: 'All results',
  picture: (product: string | null, prompt: string) =>
    product === null ? prompt : `${product}, ${prompt}`,
  models: 'Ready to use',
  allModels: 'All products',
  pictures: (count: number) => plural(count, { one: '1 picture', other: `${count} pictures` }),
  noPictures: 'No pictures yet',
  credits: {
    title: 'Your credits',
    left: (count: number) => `${formatNumber(count)} left`,
    billing: 'Billing',
  },
  samples: {
    title: 'No photos at hand?',
    body: 'Try the sample products first: they are trained and free to look at.',
    action: 'Open the samples',
  },
}
