/* Random games of Carcassonne for two, in plain C: what the compiled rules are compared with.
 *
 *     ./plain_c SEED play SECONDS    plays for so long and prints games per second
 *     ./plain_c SEED write GAMES     writes every draw and action, so that the rules can check them
 *
 * `plain_c.py` writes tables.h from the rules' own tables, compiles this and runs it. One position
 * in static arrays, no memory is allocated, and nothing is kept that the next move does not need.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tables.h" /* TYPES, TILES, SEGMENTS_MOST and the tables of the rules, see plain_c.py */

enum { FIELD = 1, ROAD = 2, CITY = 3, CLOISTER = 4 };
enum { WIDTH = 160, CELLS = WIDTH * WIDTH, CENTRE = 80 * WIDTH + 80 };
enum { SEATS = 2, FOLLOWERS = 7, NODES = TILES * SEGMENTS_MOST };

static const int STEP[4] = {WIDTH, 1, -WIDTH, -1}; /* N, E, S, W */
static const int AROUND[8] = {WIDTH - 1, WIDTH, WIDTH + 1, -1, 1, -WIDTH - 1, -WIDTH, 1 - WIDTH};

/* -- chance ----------------------------------------------------------------------------------- */

static uint64_t luck;

static uint32_t below(uint32_t limit) {
    luck ^= luck << 13;
    luck ^= luck >> 7;
    luck ^= luck << 17;
    return (uint32_t)(((luck >> 32) * limit) >> 32);
}

/* -- the position ----------------------------------------------------------------------------- */

static uint8_t tile_at[CELLS];  /* number of the tile + 1 */
static uint8_t demand[CELLS];   /* two bits for each side: what the neighbour shows there */
static uint8_t open_at[CELLS];  /* place in the list of open cells + 1 */
static int open_cells[2 * TILES + 4], open_count;

static int laid, cell_of[TILES], oriented[TILES];
static int points[SEATS], supply[SEATS];

/* One node for every segment; those of a feature are joined. What follows is true of its root. */
static int16_t parent[NODES];
static int16_t open_edges[NODES], tiles[NODES], pennants[NODES];
static uint32_t doubled[NODES]; /* the tiles of which several segments may belong to it */
static int8_t followers[NODES][SEATS];
static uint32_t doubles;

static int is_written;

static int root(int node) {
    while (parent[node] != node) {
        parent[node] = parent[parent[node]];
        node = parent[node];
    }
    return node;
}

static int node_of(int tile, int segment) { return tile * SEGMENTS_MOST + segment; }

static int type_of(int tile) { return oriented[tile] >> 2; }

static int kind_of(int node) {
    return KIND[type_of(node / SEGMENTS_MOST) * SEGMENTS_MOST + node % SEGMENTS_MOST];
}

static int is_taken(int feature) { return followers[feature][0] || followers[feature][1]; }

/* -- placing a tile --------------------------------------------------------------------------- */

static void join(int one, int other) {
    one = root(one);
    other = root(other);
    open_edges[one] -= 1;
    open_edges[other] -= 1;
    if (one == other) return;
    parent[other] = (int16_t)one;
    open_edges[one] += open_edges[other];
    tiles[one] += (int16_t)(tiles[other] - __builtin_popcount(doubled[one] & doubled[other]));
    pennants[one] += pennants[other];
    doubled[one] |= doubled[other];
    for (int seat = 0; seat < SEATS; seat++) followers[one][seat] += followers[other][seat];
}

static void meet(int tile, int side, int neighbour) {
    int here = oriented[tile], there = oriented[neighbour], back = (side + 2) & 3;
    int terrain = TERRAIN[here * 4 + side];
    if (terrain != FIELD)
        join(node_of(tile, SIDE_SEGMENT[here * 4 + side]),
             node_of(neighbour, SIDE_SEGMENT[there * 4 + back]));
    if (terrain == CITY) return;
    for (int half = 0; half < 2; half++)
        join(node_of(tile, HALF_SEGMENT[here * 8 + 2 * side + half]),
             node_of(neighbour, HALF_SEGMENT[there * 8 + 2 * back + 1 - half]));
}

static void open_cell(int cell) {
    open_cells[open_count++] = cell;
    open_at[cell] = (uint8_t)open_count;
}

static void close_cell(int cell) {
    int place = open_at[cell] - 1, last = open_cells[--open_count];
    open_cells[place] = last;
    open_at[last] = (uint8_t)(place + 1);
    open_at[cell] = 0;
}

static void add_segments(int tile, int type) {
    uint32_t bit = IS_DOUBLED[type] ? 1u << doubles++ : 0;
    for (int segment = 0; segment < SEGMENTS[type]; segment++) {
        int node = node_of(tile, segment), row = type * SEGMENTS_MOST + segment;
        parent[node] = (int16_t)node;
        open_edges[node] = SIDES_OF_SEGMENT[row];
        tiles[node] = 1;
        pennants[node] = PENNANTS[row];
        doubled[node] = bit;
        followers[node][0] = followers[node][1] = 0;
    }
}

static void lay(int type, int cell, int turn) {
    int tile = laid++;
    oriented[tile] = type * 4 + turn;
    cell_of[tile] = cell;
    add_segments(tile, type);
    if (open_at[cell]) close_cell(cell);
    tile_at[cell] = (uint8_t)(tile + 1);
    for (int side = 0; side < 4; side++) {
        int beside = cell + STEP[side];
        demand[beside] |= (uint8_t)(TERRAIN[oriented[tile] * 4 + side] << (2 * ((side + 2) & 3)));
        if (tile_at[beside])
            meet(tile, side, tile_at[beside] - 1);
        else if (!open_at[beside])
            open_cell(beside);
    }
}

static int placements(int type) {
    int count = 0;
    for (int place = 0; place < open_count; place++)
        count += __builtin_popcount(FITTING[type * 256 + demand[open_cells[place]]]);
    return count;
}

static void lay_somewhere(int type, int count) {
    int index = (int)below((uint32_t)count), place = 0;
    for (;; place++) {
        int here = __builtin_popcount(FITTING[type * 256 + demand[open_cells[place]]]);
        if (index < here) break;
        index -= here;
    }
    unsigned turns = FITTING[type * 256 + demand[open_cells[place]]];
    while (index-- > 0) turns &= turns - 1;
    int cell = open_cells[place], turn = __builtin_ctz(turns);
    lay(type, cell, turn);
    if (is_written) printf("place %d %d %d\n", cell % WIDTH - 80, cell / WIDTH - 80, turn);
}

/* -- followers -------------------------------------------------------------------------------- */

static void put_follower(int seat) {
    int tile = laid - 1, type = type_of(tile), free[SEGMENTS_MOST], count = 0;
    if (supply[seat])
        for (int segment = 0; segment < SEGMENTS[type]; segment++)
            if (!is_taken(root(node_of(tile, segment)))) free[count++] = segment;
    int chosen = (int)below((uint32_t)count + 1) - 1;
    if (chosen >= 0) {
        followers[root(node_of(tile, free[chosen]))][seat]++;
        supply[seat]--;
    }
    if (is_written)
        printf("follower %d\n",
               chosen < 0 ? 0 : CODE[oriented[tile] * SEGMENTS_MOST + free[chosen]]);
}

/* -- scoring ---------------------------------------------------------------------------------- */

static void score(int feature, int worth) {
    int8_t *here = followers[feature];
    if (here[0] >= here[1]) points[0] += worth;
    if (here[1] >= here[0]) points[1] += worth;
}

static void give_back(int feature) {
    for (int seat = 0; seat < SEATS; seat++) {
        supply[seat] += followers[feature][seat];
        followers[feature][seat] = 0;
    }
}

static int neighbours(int cell) {
    int count = 0;
    for (int place = 0; place < 8; place++) count += tile_at[cell + AROUND[place]] != 0;
    return count;
}

static void score_cloister(int cell) {
    if (!tile_at[cell]) return;
    int tile = tile_at[cell] - 1, segment = CLOISTER_OF[type_of(tile)];
    if (segment < 0) return;
    int node = node_of(tile, segment);
    if (!is_taken(node) || neighbours(cell) < 8) return;
    score(node, 9);
    give_back(node);
}

static void score_completed(void) {
    int tile = laid - 1, type = type_of(tile), cell = cell_of[tile];
    for (int segment = 0; segment < FIRST_FIELD[type]; segment++) {
        int feature = root(node_of(tile, segment));
        if (open_edges[feature] || !is_taken(feature)) continue;
        if (kind_of(feature) == CITY)
            score(feature, 2 * (tiles[feature] + pennants[feature]));
        else
            score(feature, tiles[feature]);
        give_back(feature);
    }
    score_cloister(cell);
    for (int place = 0; place < 8; place++) score_cloister(cell + AROUND[place]);
}

static void score_fields(void) {
    static uint64_t touched[NODES];
    static int8_t number[NODES];
    uint64_t owned[SEATS] = {0};
    int cities = 0;
    for (int tile = 0; tile < laid; tile++)
        for (int segment = 0; segment < SEGMENTS[type_of(tile)]; segment++) {
            int node = node_of(tile, segment);
            touched[node] = 0;
            number[node] = -1;
            if (parent[node] == node && kind_of(node) == CITY && !open_edges[node])
                number[node] = (int8_t)cities++;
        }
    for (int tile = 0; tile < laid; tile++)
        for (int segment = FIRST_FIELD[type_of(tile)]; segment < SEGMENTS[type_of(tile)]; segment++) {
            int field = root(node_of(tile, segment));
            unsigned mask = CITIES_TOUCHED[type_of(tile) * SEGMENTS_MOST + segment];
            for (; mask; mask &= mask - 1) {
                int city = number[root(node_of(tile, __builtin_ctz(mask)))];
                if (city >= 0) touched[field] |= 1ull << city;
            }
        }
    for (int tile = 0; tile < laid; tile++)
        for (int segment = FIRST_FIELD[type_of(tile)]; segment < SEGMENTS[type_of(tile)]; segment++) {
            int node = node_of(tile, segment);
            if (parent[node] != node || kind_of(node) != FIELD || !is_taken(node)) continue;
            if (followers[node][0] >= followers[node][1]) owned[0] |= touched[node];
            if (followers[node][1] >= followers[node][0]) owned[1] |= touched[node];
        }
    for (int seat = 0; seat < SEATS; seat++) /* once for each city, whatever the number of fields */
        points[seat] += 3 * __builtin_popcountll(owned[seat]);
}

static void score_at_end(void) {
    for (int tile = 0; tile < laid; tile++)
        for (int segment = 0; segment < SEGMENTS[type_of(tile)]; segment++) {
            int node = node_of(tile, segment), kind = kind_of(node);
            if (parent[node] != node || kind == FIELD || !is_taken(node)) continue;
            if (kind == CLOISTER)
                score(node, 1 + neighbours(cell_of[tile]));
            else
                score(node, tiles[node] + pennants[node]);
        }
    score_fields();
}

/* -- games ------------------------------------------------------------------------------------ */

static void begin(void) {
    memset(tile_at, 0, sizeof tile_at);
    memset(demand, 0, sizeof demand);
    memset(open_at, 0, sizeof open_at);
    open_count = laid = 0;
    doubles = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        points[seat] = 0;
        supply[seat] = FOLLOWERS;
    }
    lay(START_TYPE, CENTRE, 0);
}

static void play(void) {
    uint8_t bag[TILES];
    int left = 0, seat = (int)below(SEATS);
    begin();
    for (int type = 0; type < TYPES; type++)
        for (int copy = type == START_TYPE; copy < COUNT[type]; copy++) bag[left++] = (uint8_t)type;
    if (is_written) printf("start %d\n", seat);
    while (left) {
        int place = (int)below((uint32_t)left), type = bag[place];
        bag[place] = bag[--left];
        if (is_written) printf("draw %d\n", type);
        int count = placements(type);
        if (!count) continue; /* it fits nowhere: the same player draws again */
        lay_somewhere(type, count);
        put_follower(seat);
        score_completed();
        seat = 1 - seat;
    }
    score_at_end();
    if (is_written) printf("end %d %d\n", points[0], points[1]);
}

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

int main(int count, char **words) {
    if (count != 4) return 2;
    luck = strtoull(words[1], NULL, 10) * 0x9E3779B97F4A7C15ull + 1;
    is_written = !strcmp(words[2], "write");
    if (is_written) {
        for (int game = atoi(words[3]); game > 0; game--) play();
        return 0;
    }
    long games = 0;
    double begun = seconds(), until = begun + atof(words[3]), now = begun;
    for (; now < until; now = seconds())
        for (int more = 100; more > 0; more--, games++) play();
    printf("%.0f\n", (double)games / (now - begun));
    return 0;
}
