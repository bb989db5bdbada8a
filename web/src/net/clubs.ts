/** The calls of docs/protocol.md about clubs and their tournaments. */
import { get, post, send } from './api';
import { parseAnswer } from '$text/serverNames';
import type { ClubFound, ClubInfo, ClubShort, NewTournament, PlayedGames, TournamentInfo } from './protocol';

const answer = async <T>(response: Promise<Response>): Promise<T> => parseAnswer<T>(await (await response).text());

export const clubs = {
  mine: () => get<ClubShort[]>('/clubs'),
  found: (name: string, you: string) => post<ClubInfo>('/clubs', { name, you }),
  look: (link: string) => post<ClubFound>('/clubs/look', { link }),
  join: (link: string, name: string) => post<ClubInfo>('/clubs/join', { link, name }),
  club: (club: string) => get<ClubInfo>(`/clubs/${club}`),
  remove: (club: string) => send('DELETE', `/clubs/${club}`),
  newLink: (club: string) => post<ClubInfo>(`/clubs/${club}/link`, {}),
  leave: (club: string) => send('POST', `/clubs/${club}/leave`, {}),
  removeMember: (club: string, person: string) => answer<ClubInfo>(send('DELETE', `/clubs/${club}/members/${person}`)),
  results: (club: string, before: string | null) =>
    get<PlayedGames>(`/clubs/${club}/results${before === null ? '' : `?before=${encodeURIComponent(before)}`}`),
  announce: (club: string, tournament: NewTournament) => post<TournamentInfo>(`/clubs/${club}/tournaments`, tournament),
  tournament: (id: string) => get<TournamentInfo>(`/tournaments/${id}`),
  enter: (id: string, on: boolean) => answer<TournamentInfo>(send('PUT', `/tournaments/${id}/entry`, { on })),
  startRound: (id: string, round: number) => post<TournamentInfo>(`/tournaments/${id}/rounds`, { round }),
  callOff: (id: string, round: number, number: number) =>
    post<TournamentInfo>(`/tournaments/${id}/call-off`, { round, number }),
  end: (id: string, round: number) => post<TournamentInfo>(`/tournaments/${id}/end`, { round }),
  removeTournament: (id: string) => send('DELETE', `/tournaments/${id}`),
};
