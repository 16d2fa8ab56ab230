/** What the screens of the affiliate programme say. */
export const AFFILIATE_MESSAGES = {
  paypalEmail: 'PayPal Email Address',
  terms: 'Affiliate Terms',
  register: {
    title: 'Become an Affiliate',
    body: (percent: number) =>
      `Affiliates earn ${percent}% commission on every sale they refer. Share your link; when somebody signs up through it, you earn from each payment they make.`,
    emailHint: 'Payouts go to this PayPal account. You can change it later.',
    agree: 'By registering you agree to the',
    submit: 'Register as Affiliate',
    submitting: 'Registering...',
    failed: 'Failed to register as affiliate',
  },
  dashboard: {
    title: 'Affiliate Dashboard',
    payouts: 'View Payouts',
    onHold: 'Your payouts are on hold',
    onHoldBody: 'What you earn is booked as usual. Please write to us to have it looked at.',
    totals: 'Totals',
    stats: {
      clicks: 'Total Clicks',
      paid: 'Paid Conversions',
      registrations: 'Registration Conversions',
      earnings: 'Total Earnings',
      rate: 'Overall Conversion Rate',
      paidRate: 'Paid Conversion Rate',
      balance: 'Current Balance',
    },
    hints: {
      rate: 'Visitors who signed up',
      paidRate: 'Visitors who paid',
      balance: 'Can be paid out 30 days after the sale',
    },
    explanations: {
      rate: 'The share of visitors who clicked your link and then registered, 0 to 100%. Each visitor counts once a day.',
      paidRate:
        'The share of visitors you sent who paid at least once, 0 to 100%. Who used your code as a coupon counts as well.',
    },
    charts: {
      clicks: 'Recent Clicks',
      paid: 'Paid Conversions',
      registrations: 'Registration Conversions',
      date: 'Date',
      count: 'Count',
    },
    details: {
      title: 'Recent Conversion Details',
      paid: 'Paid Conversions',
      registrations: 'Registration Conversions',
      noPaid: 'No paid conversions recorded yet',
      noRegistrations: 'No registration conversions recorded yet',
      noneLately: 'None in the last 30 days',
      date: 'Date',
      count: 'Count',
      earnings: 'Earnings',
    },
    paypal: {
      title: 'PayPal Settings',
      hint: 'Payouts go to this PayPal account.',
      submit: 'Update',
    },
  },
  link: {
    title: 'Your Referral Link',
    label: 'Referral link',
    copy: 'Copy',
    copied: 'Link copied to clipboard!',
    share: 'Share and QR Code',
    campaign: 'Campaign',
    campaignHint:
      'Optional, such as newsletter or spring-sale: the table of campaigns shows what each brings.',
    campaignWrong: 'Use letters, digits, dots, dashes and underscores, 40 at most.',
  },
  share: {
    title: 'Share Your Link',
    qr: 'QR code of your referral link',
    coupon: 'Your code as a coupon',
    couponHint:
      'Whoever subscribes for the first time by this address gets the first month at the price of our promotion, and counts as yours.',
    download: 'Download QR Code',
    close: 'Close',
    texts: [
      { name: 'Post', text: (link: string) => `I make my product pictures with Vitrine: ${link}` },
      {
        name: 'Message',
        text: (link: string) =>
          `Have a look at Vitrine. It turns photos of your products into pictures for your shop and your ads, without a studio. You can try it on sample products for nothing: ${link} (I earn a commission if you subscribe.)`,
      },
      {
        name: 'Note for articles',
        text: (link: string) =>
          `This page links to Vitrine (${link}). If you subscribe through the link, we earn a commission; you pay the same.`,
      },
    ],
  },
  campaigns: {
    title: 'Campaigns',
    description: 'The last 30 days',
    none: 'Without a campaign',
    columns: ['Campaign', 'Clicks', 'Sign-ups', 'Paid', 'Earnings'],
  },
}
