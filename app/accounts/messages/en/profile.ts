import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import { nameProfilePhotos } from '../../profile/profile_photo_kinds.js'

const megabytes = (bytes: number) => `${formatNumber(bytes / 1e6, { maximumFractionDigits: 1 })} MB`

/** What the profile page says. */
export const PROFILE_MESSAGES = {
  title: 'Profile',
  description: 'Your account, its safety, and your data.',
  save: 'Save',
  saved: 'Saved.',
  cancel: 'Cancel',
  storage: {
    title: 'Storage',
    description: 'What the files of your account take: photos, pictures, films, sounds.',
    used: (bytes: number) => `${megabytes(bytes)} are used.`,
    of: (bytes: number, most: number) => `${megabytes(bytes)} of ${megabytes(most)} are used.`,
    full: 'Nothing more can be uploaded: delete products or files that you do not need any more. Pictures that you order are kept all the same.',
  },
  language: {
    title: 'Language',
    description: 'The language of the pages and of mails to you.',
    label: 'Language',
  },
  information: {
    title: 'Profile Information',
    description: `Update your account's profile information and email address.`,
    photo: 'Photo',
    selectPhoto: 'Select A New Photo',
    removePhoto: 'Remove Photo',
    photoHint: `${nameProfilePhotos('or')}, at most 1 MB.`,
    photoChosen: (name: string) => `${name}: not saved yet`,
    photoTooLarge: 'The photo field must not be greater than 1024 kilobytes.',
    preview: 'Preview of the new photo',
    name: 'Name',
    unverified: 'Your email address is unverified.',
    unverifiedHint: 'Teams and webhooks are yours once it is verified.',
    resend: 'Re-send the verification email',
    resent: 'A new verification link has been sent to your email address.',
  },
  password: {
    title: 'Update Password',
    description: 'Use a long, random password that you use nowhere else.',
    current: 'Current Password',
    new: 'New Password',
    hint: 'At least 8 characters. All other browsers are logged out.',
  },
  setPassword: {
    title: 'Set Password',
    description:
      'You sign in with a connected account. With a password you can sign in without it, log out other browsers, and delete your account.',
    submit: 'Set Password',
  },
  sessions: {
    title: 'Browser Sessions',
    description: 'Manage and log out your active sessions on other browsers and devices.',
    text: 'Log out of all of your other browser sessions if you do not know one of these, and change your password as well.',
    list: 'Browsers in which you are logged in',
    current: 'This device',
    active: 'Last active',
    unknownAddress: 'Unknown address',
    logOut: 'Log Out Other Browser Sessions',
    confirmedQuestion: 'Log out of your other browser sessions across all of your devices?',
    question:
      'Enter your password to log out of your other browser sessions across all of your devices.',
    tokens: 'Revoke all of my API tokens too',
    tokensHint: 'Programs that use them can no longer reach your account.',
    done: 'Done.',
  },
  events: {
    title: 'Security Activity',
    description:
      'What happened to your account. Change your password if something here was not you.',
    list: 'Security activity, newest first',
    more: 'Show older activity',
    empty: 'Nothing has happened yet.',
  },
  data: {
    title: 'Your Data',
    description: 'A copy of everything that is kept about you.',
    text: 'One archive with your photos, pictures and videos as files and all records as JSON. Passwords and keys are left out.',
    request: 'Download My Data',
    again: 'Make a new copy',
    download: 'Download',
    progress: 'Copying your data',
    running: 'Your copy is being made. You may leave this page: a mail tells you when it is ready.',
    ready: (size: string) => `Your copy is ready (${size}).`,
    until: (hours: number) =>
      `It can be downloaded for ${plural(hours, { one: 'another hour', other: `another ${hours} hours` })}.`,
    failed: 'Your copy could not be made. Please try again.',
  },
  deletion: {
    title: 'Delete Account',
    description: 'Permanently delete your account.',
    lead: 'Once your account is deleted, this cannot be undone. Download your data first if you want to keep it.',
    points: [
      (counts: { products: number; files: number }) =>
        `Deleted at once: ${count(counts.products, 'product', 'products')}, ${count(counts.files, 'file', 'files')} (photos, pictures, videos), API tokens, connected accounts, and every session. Pictures and videos that others made of your public products stay theirs.`,
      ({ unfinished }: { unfinished: number }) =>
        unfinished > 0
          ? `${count(unfinished, 'piece', 'pieces')} of work in progress ${plural(unfinished, { one: 'is', other: 'are' })} cancelled.`
          : null,
      () => 'Your subscription ends, and credits that are left are lost. Neither is paid back.',
      () => 'Teams that you own are deleted, and you leave all others.',
      () =>
        'Kept for 10 years, because tax law asks for it: what was bought and when, without your name, address, pictures or anything else about you.',
      () => 'Copies in backups of this server disappear as those are replaced.',
    ],
    unpaid: (sum: string) =>
      `You leave the affiliate programme: the ${sum} that you have earned there and that was not paid out yet is lost.`,
    button: 'Delete Account',
    confirmedQuestion:
      'Are you sure you want to delete your account? It is deleted with all its data.',
    question:
      'Are you sure you want to delete your account? Enter your password to confirm that it is deleted with all its data.',
    teams: (names: string) => `Delete these teams too: ${names}`,
    teamsHint: 'Others work there. Hand a team over first if it should stay.',
    shared: 'Others work in teams of yours',
    handOver: 'hand it over',
    teamName: (name: string, members: number) =>
      `${name} with ${count(members, 'other member', 'other members')}`,
  },
  passwordField: 'Password',
}

function count(number: number, one: string, many: string): string {
  return `${number} ${plural(number, { one, other: many })}`
}
