/** The chat platforms, by the name that stands in rows and addresses. A new one is a name here and its folder. */
export const channelNames = ['slack'] as const;

export type ChannelKind = (typeof channelNames)[number];
