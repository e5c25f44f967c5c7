/** The chat platforms, by the name used in rows and URLs. To add one, add a name here and its folder. */
export const channelNames = ['slack', 'teams'] as const;

export type ChannelKind = (typeof channelNames)[number];
