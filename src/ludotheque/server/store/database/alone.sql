-- The layout of a database as the migrations make it, by tools/browser_schema.py; do not edit.
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE meta (
	name VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	options JSON NOT NULL, 
	position JSON, 
	setup JSON NOT NULL, 
	secret BLOB NOT NULL, 
	owner VARCHAR NOT NULL, 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, 
	ply INTEGER NOT NULL, 
	player INTEGER, 
	over BOOLEAN NOT NULL, 
	result JSON, contributions JSON, terms JSON, hushed BOOLEAN DEFAULT 0 NOT NULL, clocks JSON, due BIGINT, takebacks INTEGER DEFAULT '0' NOT NULL, ended VARCHAR, deciding JSON, early JSON, archived BOOLEAN DEFAULT 0 NOT NULL, turns JSON, carried JSON, 
	PRIMARY KEY (id)
);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE TABLE seats (
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	level VARCHAR, 
	guest VARCHAR, 
	token_hash VARCHAR, 
	invite VARCHAR, proposes BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE INDEX seats_by_guest ON seats (guest);
CREATE TABLE entries (
	"table" VARCHAR NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	do VARCHAR NOT NULL, 
	chance JSON NOT NULL, 
	hash VARCHAR NOT NULL, 
	at BIGINT NOT NULL, 
	auto BOOLEAN NOT NULL, 
	undo INTEGER NOT NULL, 
	PRIMARY KEY ("table", ply), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	"table" VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	seat INTEGER, 
	text VARCHAR NOT NULL, 
	at BIGINT NOT NULL, guest VARCHAR, 
	PRIMARY KEY (id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE INDEX chat_by_table ON chat ("table");
CREATE TABLE seatings (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	level VARCHAR, 
	why VARCHAR NOT NULL, 
	at BIGINT NOT NULL, guest VARCHAR, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE listings (
	"table" VARCHAR NOT NULL, 
	until BIGINT NOT NULL, 
	fill VARCHAR, 
	fill_at BIGINT, 
	PRIMARY KEY ("table"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE calls (
	"table" VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table", guest), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE INDEX calls_by_guest ON calls (guest);
CREATE INDEX tables_to_archive ON tables (updated) WHERE over AND NOT archived;
CREATE TABLE games (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	players INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	ended VARCHAR, 
	takebacks INTEGER NOT NULL, 
	substitutes BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, 
	unrated VARCHAR, 
	PRIMARY KEY ("table"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE UNIQUE INDEX games_by_number ON games (number);
CREATE TABLE plays (
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR, 
	name VARCHAR NOT NULL, 
	level VARCHAR, 
	game VARCHAR NOT NULL, 
	players INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	score INTEGER, 
	value FLOAT, 
	place INTEGER, 
	outcome VARCHAR NOT NULL, 
	"before" INTEGER, 
	"after" INTEGER, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE INDEX plays_by_guest ON plays (guest, at);
CREATE TABLE ratings (
	player VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (player, game)
);
CREATE TABLE blocks (
	guest VARCHAR NOT NULL, 
	blocked VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (guest, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);
CREATE TABLE reports (
	id VARCHAR NOT NULL, 
	at BIGINT NOT NULL, 
	"by" VARCHAR NOT NULL, 
	about VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	reason VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	lines JSON NOT NULL, 
	closed BIGINT, 
	PRIMARY KEY (id)
);
CREATE UNIQUE INDEX reports_by_table ON reports ("table", "by", about);
CREATE INDEX reports_by_reporter ON reports ("by");
CREATE TABLE ways (
	id VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	address VARCHAR NOT NULL, 
	detail JSON NOT NULL, 
	language VARCHAR NOT NULL, 
	site VARCHAR NOT NULL, 
	created BIGINT NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	active BOOLEAN NOT NULL, 
	failures INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX ways_by_guest ON ways (guest);
CREATE TABLE rings (
	way VARCHAR NOT NULL, 
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	state VARCHAR NOT NULL, 
	tries INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (way, "table", seat), 
	FOREIGN KEY(way) REFERENCES ways (id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE INDEX rings_by_table ON rings ("table");
CREATE INDEX rings_by_state ON rings (state);
CREATE TABLE muted (
	"table" VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	PRIMARY KEY ("table", guest), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE INDEX muted_by_guest ON muted (guest);
CREATE TABLE cookies (
	guest VARCHAR NOT NULL, 
	generation INTEGER NOT NULL, 
	PRIMARY KEY (guest)
);
CREATE TABLE accounts (
	guest VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	mail VARCHAR, 
	mail_shown VARCHAR, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (guest), 
	UNIQUE (mail)
);
CREATE TABLE passkeys (
	id VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	public_key BLOB NOT NULL, 
	sign_count BIGINT NOT NULL, 
	label VARCHAR NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT, 
	PRIMARY KEY (id)
);
CREATE INDEX passkeys_by_guest ON passkeys (guest);
CREATE TABLE tickets (
	hash VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	mail VARCHAR, 
	mail_shown VARCHAR, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (hash)
);
CREATE INDEX tickets_by_guest ON tickets (guest);
CREATE TABLE snapshots (
	"table" VARCHAR NOT NULL, 
	ply INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	position VARCHAR NOT NULL, 
	PRIMARY KEY ("table"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE INDEX chat_by_guest ON chat (guest);
CREATE TABLE clubs (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	link VARCHAR NOT NULL, 
	founder VARCHAR NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (link)
);
CREATE TABLE members (
	club VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	joined BIGINT NOT NULL, 
	PRIMARY KEY (club, guest), 
	FOREIGN KEY(club) REFERENCES clubs (id)
);
CREATE INDEX members_by_guest ON members (guest);
CREATE TABLE club_tables (
	"table" VARCHAR NOT NULL, 
	club VARCHAR NOT NULL, 
	PRIMARY KEY ("table"), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	FOREIGN KEY(club) REFERENCES clubs (id)
);
CREATE INDEX club_tables_by_club ON club_tables (club);
CREATE TABLE tournaments (
	id VARCHAR NOT NULL, 
	club VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	seats INTEGER NOT NULL, 
	terms JSON NOT NULL, 
	round INTEGER NOT NULL, 
	over BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, options JSON, 
	PRIMARY KEY (id), 
	FOREIGN KEY(club) REFERENCES clubs (id)
);
CREATE INDEX tournaments_by_club ON tournaments (club);
CREATE TABLE entrants (
	tournament VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	guest VARCHAR, 
	name VARCHAR NOT NULL, 
	level VARCHAR, 
	out BOOLEAN NOT NULL, 
	PRIMARY KEY (tournament, number), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
CREATE INDEX entrants_by_guest ON entrants (guest);
CREATE TABLE pairings (
	tournament VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	entrant INTEGER NOT NULL, 
	"table" VARCHAR, 
	points INTEGER, 
	PRIMARY KEY (tournament, round, number, seat), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
CREATE TABLE seen (
	guest VARCHAR NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (guest)
);
CREATE TABLE consents (
	"table" VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	ply INTEGER NOT NULL, 
	PRIMARY KEY ("table", guest), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE INDEX consents_by_guest ON consents (guest);
CREATE TABLE sent_away (
	"table" VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	PRIMARY KEY ("table", guest), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE INDEX sent_away_by_guest ON sent_away (guest);
CREATE INDEX seatings_by_guest ON seatings (guest);
CREATE TABLE bots (
	guest VARCHAR NOT NULL, 
	owner VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	likeness VARCHAR NOT NULL, 
	lower_likeness VARCHAR NOT NULL, 
	token_hash VARCHAR NOT NULL, 
	everyone BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	here BIGINT NOT NULL, 
	PRIMARY KEY (guest), 
	UNIQUE (likeness), 
	UNIQUE (lower_likeness)
);
CREATE INDEX bots_by_owner ON bots (owner);
CREATE INDEX bots_by_here ON bots (here);
CREATE TABLE challenges (
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE INDEX challenges_by_guest ON challenges (guest);
CREATE TABLE bot_failures (
	game VARCHAR NOT NULL, 
	level VARCHAR NOT NULL, 
	version VARCHAR NOT NULL, 
	times BIGINT NOT NULL, 
	since BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	"table" VARCHAR NOT NULL, 
	error VARCHAR NOT NULL, 
	PRIMARY KEY (game, level, version)
);
CREATE TABLE kept_seats (
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE INDEX kept_seats_by_guest ON kept_seats (guest);
CREATE TABLE rematches (
	"table" VARCHAR NOT NULL, 
	next VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY ("table"), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	FOREIGN KEY(next) REFERENCES tables (id)
);
CREATE INDEX rematches_by_next ON rematches (next);
CREATE TABLE notes (
	"table" VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	PRIMARY KEY ("table", guest), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE INDEX notes_by_guest ON notes (guest);
CREATE TABLE takebacks (
	"table" VARCHAR NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY ("table", ply), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO alembic_version (version_num) VALUES ('16');
