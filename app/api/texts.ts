import type { Ability } from './abilities'

/** What the screens about API tokens say. */
export const API_TEXTS = {
  title: 'API Tokens',
  intro: 'Tokens let your own programs and other services use Vitrine as you.',
  abilities: {
    'assets:read': 'See pictures and films',
    'credits:read': 'See what credits are left',
    'images:edit': 'Edit pictures',
    'images:generate': 'Make pictures',
    'products:read': 'See products',
    'products:write': 'Create and change products',
    'videos:generate': 'Make films',
  } satisfies Record<Ability, string>,
  name: 'Token Name',
  expiry: {
    label: 'Expires',
    never: 'Never',
    after: (days: number) => `After ${days} days`,
    none: 'Does not expire',
    on: (date: string) => `Expires on ${date}`,
    over: (date: string) => `Expired on ${date}`,
  },
  permissions: 'Permissions',
  create: {
    title: 'Create API Token',
    intro: 'Give each program a token of its own, with no more permissions than it needs.',
    submit: 'Create',
  },
  manage: {
    title: 'Manage API Tokens',
    intro: 'Delete a token that is no longer needed, or that somebody else may have seen.',
    lastUsed: (ago: string) => `Last used ${ago}`,
    neverUsed: 'Never used',
    permissions: 'Permissions',
    delete: 'Delete',
    for: (action: string, name: string) => `${action}: ${name}`,
  },
  created: {
    title: 'API Token',
    body: 'Please copy your new API token. For your security, it won’t be shown again.',
    label: 'New token',
    close: 'Close',
  },
  change: {
    title: 'API Token Permissions',
    save: 'Save',
    cancel: 'Cancel',
  },
  delete: {
    title: 'Delete API Token',
    body: (name: string) =>
      `Programs that use “${name}” will be refused from now on. This cannot be undone.`,
    confirm: 'Delete',
  },
  profile: {
    generate: 'Generate New Token',
    generateTitle: 'Generate New Token',
    generateHint:
      'What it is for, such as “Shop import”. The token may do everything that you may.',
    submit: 'Generate',
    cancel: 'Cancel',
    none: 'You have no API tokens yet.',
    tokens: 'Tokens',
    lastUsed: 'Last used:',
    never: 'Never',
    revoke: 'Revoke',
    revokeTitle: 'Revoke API token',
    loadFailed: 'Your API tokens could not be loaded.',
    createFailed: 'The token could not be made.',
    revokeFailed: 'The token could not be revoked.',
    retry: 'Try again',
    choose: 'Choose permissions for each token',
    documentation: 'View API Documentation',
  },
  documentation: {
    own: 'With your new token, as it is shown above:',
    placeholder: 'With a token of yours in place of YOUR_API_TOKEN:',
    intro: 'This call changes a picture as you describe and answers the address of the new one.',
    language: 'Language',
    answer: 'The answer is JSON:',
    errors:
      'A call that fails has a status of 400 or more and says why: 401 for a wrong or revoked token, 403 for a permission that the token lacks, 422 for a field that is wrong.',
    error: 'Send a picture as image or image_url.',
    more: 'All calls, their fields and errors, to try out:',
    reference: 'API Reference',
  },
}
