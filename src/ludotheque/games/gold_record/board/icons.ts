/** The emblems of Gold Record by the ids of the view; every group of cards has its own. */
import type { Component } from 'svelte';
import Airplane from '~icons/game-icons/commercial-airplane';
import Amp from '~icons/game-icons/speaker';
import Bass from '~icons/game-icons/guitar-bass-head';
import Bolt from '~icons/game-icons/power-lightning';
import Briefcase from '~icons/game-icons/briefcase';
import Burst from '~icons/game-icons/spiky-explosion';
import Cash from '~icons/game-icons/cash';
import Clover from '~icons/game-icons/shamrock';
import Cross from '~icons/game-icons/cancel';
import Crossroad from '~icons/game-icons/crossroad';
import Cycle from '~icons/game-icons/card-exchange';
import Disc from '~icons/game-icons/compact-disc';
import Drums from '~icons/game-icons/drum-kit';
import Friends from '~icons/game-icons/three-friends';
import Guitar from '~icons/game-icons/guitar';
import Lights from '~icons/game-icons/light-projector';
import Megaphone from '~icons/game-icons/megaphone';
import Microphone from '~icons/game-icons/microphone';
import Newspaper from '~icons/game-icons/newspaper';
import Notes from '~icons/game-icons/musical-notes';
import Radio from '~icons/game-icons/pocket-radio';
import Robber from '~icons/game-icons/robber-hand';
import Rocket from '~icons/game-icons/firework-rocket';
import Run from '~icons/game-icons/run';
import Toolbox from '~icons/game-icons/toolbox';
import Tower from '~icons/game-icons/radio-tower';
import Television from '~icons/game-icons/tv';
import Van from '~icons/game-icons/surfer-van';

const PICTURES: Record<string, unknown> = {
  money: Cash,
  gear: Amp,
  song: Notes,
  fans: Friends,
  buzz: Megaphone,
  ranking1: Tower,
  ranking2: Newspaper,
  battle1: Lights,
  battle2: Rocket,
  battle: Bolt,
  musicians: Microphone,
  gold: Disc,
  fluke: Clover,
  happens: Burst,
  roadie: Toolbox,
  manager: Briefcase,
  van: Van,
  plane: Airplane,
  singer: Microphone,
  drummer: Drums,
  bassist: Bass,
  guitarist: Guitar,
  'radio-play': Radio,
  'tv-show': Television,
  'wall-of-amps': Amp,
  'fan-choir': Friends,
  'lucky-find': Clover,
  'friendly-theft': Robber,
  shortcut: Run,
  detour: Crossroad,
  'not-today': Cross,
  trade: Cycle,
};

/** The picture of an id; what has none of its own happens to be a #*IT HAPPENS card. */
export const pictureOf = (id: string): Component => (PICTURES[id] ?? Burst) as Component;
